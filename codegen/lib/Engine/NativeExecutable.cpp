//===- NativeExecutable.cpp - one entry and its signature -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NativeExecutable.h"

#include "NativeInvocation.h"
#include "SiteRun.h"
#include "StageTimer.h"

using namespace padlab;

RunResult NativeExecutable::run(llvm::ArrayRef<RuntimeValue> inputs,
                                const RunOptions &options) const {
  StageTimer timer(times->run);
  LocalSite site;
  site.begin(toRuntimeOptions(options));
  return runAt(site, reinterpret_cast<uint64_t>(entry), signature, inputs,
               options);
}

std::unique_ptr<TimedInvocation>
NativeExecutable::prepareTimed(llvm::ArrayRef<RuntimeValue> inputs,
                               Pages pages) const {
  auto invocation =
      std::make_unique<NativeInvocation>(code, entry, signature, pages);
  if (!invocation->passArguments(inputs))
    return nullptr;
  return invocation;
}

std::unique_ptr<Invocation>
NativeExecutable::prepare(llvm::ArrayRef<RuntimeValue> inputs) const {
  return prepareTimed(inputs, Pages::Huge);
}

std::unique_ptr<TimedInvocation>
padlab::prepareTimed(const Executable &executable,
                     llvm::ArrayRef<RuntimeValue> inputs, Pages pages) {
  auto *native = dynamic_cast<const NativeExecutable *>(&executable);
  return native ? native->prepareTimed(inputs, pages) : nullptr;
}

std::optional<CodeSummary>
padlab::getCodeSummary(const Executable &executable) {
  auto *native = dynamic_cast<const NativeExecutable *>(&executable);
  return native ? native->getCode().summary : std::nullopt;
}
