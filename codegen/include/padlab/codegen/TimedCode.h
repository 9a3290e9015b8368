//===- TimedCode.h - native code that is measured ---------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Benchmarks need more from an executable of Compiler.h than calling it:
/// memory of a certain kind and state, and information about the code.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_TIMEDCODE_H
#define PADLAB_CODEGEN_TIMEDCODE_H

#include "padlab/codegen/Compiler.h"

#include <functional>
#include <string>

namespace padlab {

/// The pages that hold the memory of a repeated call.
enum class Pages {
  Huge, ///< Huge pages, if the system has them.
  Small,
};

/// A repeated call that can be made to find memory and caches as a first call
/// does.
class TimedInvocation : public Invocation {
public:
  /// Gives the memory that the last call allocated back to the system, so that
  /// the next call touches new pages. The memory of the arguments stays.
  virtual void forgetAllocations() = 0;
  /// Evicts arguments and allocations from all caches. Returns false if this
  /// machine has no instruction that evicts cache lines.
  virtual bool flushCaches() = 0;
};

/// Prepares repeated calls, as Executable::prepare does. Also returns null for
/// code that runs in another process.
std::unique_ptr<TimedInvocation>
prepareTimed(const Executable &executable, llvm::ArrayRef<RuntimeValue> inputs,
             Pages pages = Pages::Huge);

/// Facts about the code that was generated for a program.
struct CodeSummary {
  /// The SHA-1, in hexadecimal, of the loaded sections of the object and of the
  /// symbols that they refer to: equal code has equal hashes.
  std::string hash;
  /// Size of the instructions in bytes.
  int64_t bytes = 0;
};

/// The code of one program as text.
struct CodeText {
  CodeSummary summary;
  /// The LLVM IR after optimization, and the assembly that is generated from
  /// it.
  std::string ir, assembly;
};

/// From now on, calls `listener` with the text of each code that is summarized;
/// a null listener ends this. Printing the text takes longer than compiling.
/// Only one thread may call this.
void setCodeListener(std::function<void(const CodeText &)> listener);

/// Returns the nanoseconds of processor time that this thread has spent in
/// LLVM's optimizer so far. This time is a part of StageTimes::codegen.
uint64_t getOptimizationTime();

/// Returns the summary of the program's code. Returns nullopt if the program
/// was not optimized, was compiled together with others, or runs in another
/// process.
std::optional<CodeSummary> getCodeSummary(const Executable &executable);

} // namespace padlab

#endif // PADLAB_CODEGEN_TIMEDCODE_H
