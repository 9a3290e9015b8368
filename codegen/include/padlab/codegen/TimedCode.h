//===- TimedCode.h - native code that is measured ---------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The interface of an executable of Compiler.h for benchmarks, beyond calling
/// it: memory of a certain kind and in a certain state, and what the code is.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_TIMEDCODE_H
#define PADLAB_CODEGEN_TIMEDCODE_H

#include "padlab/codegen/Compiler.h"

#include <functional>
#include <string>

namespace padlab {

/// The pages under the memory of a repeated call.
enum class Pages {
  Huge, ///< Where there are any.
  Small,
};

/// A repeated call that may be made to look like the first.
class TimedInvocation : public Invocation {
public:
  /// Gives what the last call allocated back to the system: the next one is the
  /// first to touch its pages. Arguments stay.
  virtual void forgetAllocations() = 0;
  /// Takes arguments and allocations out of all caches. False where this
  /// machine has no such instruction.
  virtual bool flushCaches() = 0;
};

/// As Executable::prepare. Null also for code that runs in another process.
std::unique_ptr<TimedInvocation>
prepareTimed(const Executable &executable, llvm::ArrayRef<RuntimeValue> inputs,
             Pages pages = Pages::Huge);

/// Facts about the code that was generated for a program.
struct CodeSummary {
  /// SHA-1 of everything that is loaded and of what it refers to, as
  /// hexadecimal digits: equal code, equal hash.
  std::string hash;
  /// Bytes of instructions.
  int64_t bytes = 0;
};

/// The code of one program as text.
struct CodeText {
  CodeSummary summary;
  /// LLVM's IR as the optimizer leaves it, and the assembly that becomes of it.
  std::string ir, assembly;
};

/// Has `listener` called with each code that has a summary, from now on; null:
/// no longer. Printing takes longer than compiling. For one thread.
void setCodeListener(std::function<void(const CodeText &)> listener);

/// Nanoseconds of processor time that this thread has spent in LLVM's optimizer
/// so far: a part of StageTimes::codegen.
uint64_t getOptimizationTime();

/// Requires a program that was optimized, and compiled alone.
std::optional<CodeSummary> getCodeSummary(const Executable &executable);

} // namespace padlab

#endif // PADLAB_CODEGEN_TIMEDCODE_H
