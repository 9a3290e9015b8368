//===- TextReaders.h - every reader that we own -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The readers to which `padlab-fuzz-text` hands bytes. A reader takes any
/// bytes: it dies of none, refuses with a reason, and reads again what it has
/// printed.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_TEXT_TEXTREADERS_H
#define PADLAB_FUZZ_LIB_TEXT_TEXTREADERS_H

#include "mlir/IR/MLIRContext.h"

#include <string>

namespace padlab::text {

struct TextReader {
  llvm::StringLiteral name;
  /// Reads `bytes`; what it did wrong, in one line, or nothing.
  std::string (*read)(llvm::StringRef bytes, mlir::MLIRContext *context);
};

/// To add one: a function in one of the files here, a line in TextReaders.cpp.
llvm::ArrayRef<TextReader> getTextReaders();

// ReadPrograms.cpp: cases in today's spelling, in the old one, several a file.
std::string readCase(llvm::StringRef bytes, mlir::MLIRContext *context);
std::string readStd(llvm::StringRef bytes, mlir::MLIRContext *context);
std::string readChunks(llvm::StringRef bytes, mlir::MLIRContext *context);
/// Does what upstream's parser, verifiers and printer do to find out whether
/// they die of the bytes, too: then the step is `LoopBody::upstreamStep`. False
/// where that says nothing, because the bytes name operations of ours.
bool readWithUpstreamAlone(llvm::StringRef bytes, mlir::MLIRContext *context);

// ReadNames.cpp: words of the command line, of attributes, of the runner.
std::string readVariants(llvm::StringRef bytes, mlir::MLIRContext *context);
std::string readPasses(llvm::StringRef bytes, mlir::MLIRContext *context);
std::string readShapes(llvm::StringRef bytes, mlir::MLIRContext *context);
std::string readMessages(llvm::StringRef bytes, mlir::MLIRContext *context);

// ReadJSON.cpp: what crosses processes and lies in the state.
std::string readJSON(llvm::StringRef bytes, mlir::MLIRContext *context);

} // namespace padlab::text

#endif // PADLAB_FUZZ_LIB_TEXT_TEXTREADERS_H
