//===- CodeLinker.cpp - objects to executables -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CodeLinker.h"

#include "../Remote/RemoteLinker.h"
#include "Linker.h"

#include "padlab/codegen/CPUName.h"

using namespace padlab;

llvm::Expected<std::unique_ptr<CodeLinker>>
CodeLinker::create(llvm::StringRef cpu, const llvm::DataLayout &dataLayout) {
  if (isEmulated(cpu))
    return remote::RemoteLinker::create();
  if (llvm::Error error = checkRunsHere(cpu))
    return error;
  return Linker::create(dataLayout);
}
