//===- TextReaders.cpp - the readers of padlab's formats --------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TextReaders.h"

using namespace padlab;

llvm::ArrayRef<text::TextReader> text::getTextReaders() {
  static constexpr TextReader readers[] = {
      {"case", readCase},         {"std", readStd},
      {"chunks", readChunks},     {"variants", readVariants},
      {"passes", readPasses},     {"shapes", readShapes},
      {"messages", readMessages}, {"json", readJSON},
  };
  return readers;
}
