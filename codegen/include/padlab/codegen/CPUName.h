//===- CPUName.h - what a CPU's name means -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The names that the option `--cpu` takes: `native`, the name of any CPU of
/// this machine's architecture that LLVM knows, and `aarch64`, for which code
/// is cross-compiled and runs under emulation.
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

/// A CPU, described as LLVM's TargetMachine needs it.
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

/// Returns a feature (instruction set) that code for `cpu` may use and that a
/// machine with `features` (see llvm::sys::getHostCPUFeatures) lacks; an empty
/// string if the machine lacks none.
std::string findMissingFeature(const CPUName &cpu,
                               const llvm::StringMap<bool> &features);

/// Whether code for the CPU named `level` may use no instruction that a CPU
/// named `cpu` lacks; false if a name is unknown.
bool runsCodeFor(llvm::StringRef cpu, llvm::StringRef level);

/// Returns an error of one line that says why this machine cannot run code for
/// the CPU of this name; success if it can run it, directly or under emulation.
llvm::Error checkRunsHere(llvm::StringRef name);

} // namespace padlab

#endif // PADLAB_CODEGEN_CPUNAME_H
