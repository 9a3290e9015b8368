//===- CPUName.h - what a CPU's name means -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The names that `--cpu` takes: `native`, any CPU of this machine's
/// architecture that LLVM knows, and `aarch64`, which is cross-compiled.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_CPUNAME_H
#define PADLAB_CODEGEN_CPUNAME_H

#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Error.h"
#include "llvm/TargetParser/Triple.h"

#include <string>

namespace llvm {
class Target;
} // namespace llvm

namespace padlab {

/// A CPU in the terms of LLVM's TargetMachine.
struct CPUName {
  llvm::Triple triple;
  std::string cpu;
  /// The features in the form that TargetMachine takes. They never include
  /// instructions whose results are inexact.
  std::string features;
  /// LLVM's back end for the CPU; never null.
  const llvm::Target *backend = nullptr;
};

/// Whether code for the CPU of this name runs in another process, under
/// emulation.
bool isEmulated(llvm::StringRef name);

/// Returns the CPU of this name, and initializes LLVM's code generator for it.
/// The error is one line that names the CPU.
llvm::Expected<CPUName> resolveCPUName(llvm::StringRef name);

/// Returns an instruction set that code for `cpu` may use and that a machine
/// with `features` (see llvm::sys::getHostCPUFeatures) lacks; empty if there is
/// none.
std::string findMissingFeature(const CPUName &cpu,
                               const llvm::StringMap<bool> &features);

/// Returns one line that says why this machine cannot run code for the CPU of
/// this name; success if it can, also by emulation.
llvm::Error checkRunsHere(llvm::StringRef name);

} // namespace padlab

#endif // PADLAB_CODEGEN_CPUNAME_H
