//===- SiteRun.h - one run at a site ----------------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_SITERUN_H
#define PADLAB_CODEGEN_SITERUN_H

#include "Signature.h"
#include "Site.h"

#include "padlab/codegen/Compiler.h"

namespace padlab {

/// Makes the result of a run that could not be started, or failed.
RunResult failRun(RunResult::Status status, llvm::Twine message);

/// Does what `Executable::run` promises for the packed entry at `entry`. The
/// caller must have called `site.begin` before.
RunResult runAt(Site &site, uint64_t entry, const Signature &signature,
                llvm::ArrayRef<RuntimeValue> inputs, const RunOptions &options);

/// Returns the part of `options` that the runtime needs.
padlab_runtime_options toRuntimeOptions(const RunOptions &options);

} // namespace padlab

#endif // PADLAB_CODEGEN_SITERUN_H
