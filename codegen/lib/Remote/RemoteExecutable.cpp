//===- RemoteExecutable.cpp - entries whose code is in a runner -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RemoteExecutable.h"

#include "../Engine/SiteRun.h"
#include "../Engine/StageTimer.h"
#include "RemoteImage.h"
#include "RemoteSite.h"

using namespace padlab;
using namespace padlab::remote;

RemoteCode::~RemoteCode() {
  if (generation != 0 && generation == runner.getGeneration())
    runner.ask(Kind::UnmapCode, Writer().put(base).put(size));
}

llvm::Error RemoteCode::ensureLoaded() {
  if (llvm::Error error = runner.ensureRunning())
    return error;
  if (generation == runner.getGeneration())
    return llvm::Error::success();
  auto image = RemoteImage::link(runner, object->getMemBufferRef(), names);
  if (!image)
    return image.takeError();
  entries = std::move(image->entries);
  base = image->base;
  size = image->size;
  generation = runner.getGeneration();
  return llvm::Error::success();
}

std::unique_ptr<Executable>
RemoteCode::makeExecutable(unsigned entry, Signature signature,
                           std::shared_ptr<StageTimes> times) {
  return std::make_unique<RemoteExecutable>(
      shared_from_this(), entry, std::move(signature), std::move(times));
}

RunResult RemoteExecutable::run(llvm::ArrayRef<RuntimeValue> inputs,
                                const RunOptions &options) const {
  StageTimer timer(times->run);
  if (llvm::Error error = code->ensureLoaded())
    return failRun(RunResult::Status::Crash, llvm::toString(std::move(error)));
  RemoteSite site(code->getRunner());
  site.begin(toRuntimeOptions(options));
  return runAt(site, code->getEntry(entry), signature, inputs, options);
}

std::unique_ptr<Invocation>
RemoteExecutable::prepare(llvm::ArrayRef<RuntimeValue>) const {
  return nullptr;
}
