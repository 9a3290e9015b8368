//===- RemoteLinker.cpp - objects to code in a runner -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RemoteLinker.h"

#include "RemoteExecutable.h"

using namespace padlab;
using namespace padlab::remote;

llvm::Expected<std::unique_ptr<CodeLinker>> RemoteLinker::create() {
  if (llvm::Error error = checkRunnerExists())
    return error;
  return std::make_unique<RemoteLinker>();
}

llvm::Expected<std::shared_ptr<LinkedBatch>>
RemoteLinker::link(std::unique_ptr<llvm::MemoryBuffer> object,
                   llvm::ArrayRef<std::string> names) {
  auto code = std::make_shared<RemoteCode>(
      RunnerProcess::get(), std::move(object), std::vector<std::string>(names));
  if (llvm::Error error = code->ensureLoaded())
    return error;
  return code;
}
