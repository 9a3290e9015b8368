//===- Compiler.h - from a case to a running function -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A compiler keeps, as long as it lives, the objects that cost more to build
/// than to use: the context, parsed pass managers, the target machine and
/// LLJIT.
///
/// The steps are separate so that the differential loop can share the later
/// ones among programs: the subject of each variant runs alone; then the
/// programs of all variants of a case (or of many cases) are lowered,
/// translated, generated and linked as one module.
///
///   Compiler compiler(Target{});
///   SubjectResult variant = compiler.runSubject(theCase, *pipeline);
///   std::vector<CompileResult> code = compiler.compile({*variant.module});
///   RunResult run = code[0].executable->run(inputs);
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_COMPILER_H
#define PADLAB_CODEGEN_COMPILER_H

#include "padlab/codegen/Pipeline.h"
#include "padlab/dialect/Case.h"

#include <memory>
#include <optional>

namespace padlab {

/// The case after the passes under test. Its entry still takes and returns the
/// types of the case.
struct SubjectResult {
  /// Null when the subject failed; then `error` has its first diagnostic.
  mlir::OwningOpRef<mlir::ModuleOp> module;
  /// Whether the program differs from the case in any way.
  bool changed = false;
  /// Whether a pattern of the subject caused the change: the program differs
  /// not only from the case, but also from the program that the greedy driver
  /// alone makes of the case, for example by folding. If the pipeline is not
  /// `isUpstream`, this is the same as `changed`.
  bool fired = false;
  /// Whether the program does not verify after a pass that reported success.
  bool invalidIR = false;
  /// The pass in which a subject failed (`func.func(a{b=c})`), and its first
  /// diagnostic.
  std::string pass, error;
  /// The time spent in the passes, by the stage clock (StageClock.h).
  uint64_t nanoseconds = 0;
};

/// Settings under which one call of native code is observed.
struct RunOptions {
  /// The byte that fresh buffers are filled with. Results that change with this
  /// byte depend on uninitialized memory.
  unsigned char poisonPattern = 0xAA;
  /// Whether buffers end (true) or begin (false) at an inaccessible page.
  bool guardAfter = true;
  /// Wall-clock limit of the native code, in milliseconds; 0 means no limit.
  unsigned timeoutMs = 2000;
};

struct RunResult {
  enum class Status {
    Ok,
    OutOfBounds,  ///< Touched a guard page, or wrote just beside a buffer.
    UseAfterFree, ///< Touched a buffer that it had freed.
    DoubleFree,   ///< Freed a buffer twice, or memory that is not its own.
    Crash,        ///< Any other fatal signal, impossible results, no memory.
    Hang,         ///< Exceeded the time limit.
    CheckFailed,  ///< A `check` operation did not hold.
    Error,        ///< The program stopped itself; `message` says why.
  };
  Status status = Status::Ok;
  llvm::SmallVector<RuntimeValue> results;
  /// The number of buffers that were allocated and neither freed nor returned.
  /// These buffers are leaks only if the lowering deallocates buffers; the
  /// lowering `loops` frees nothing.
  int64_t leakedBuffers = 0;
  std::string message;
};

/// A call that is repeated for timing: the inputs stay in place, memory is
/// reused from call to call, and there are no guard pages, no poison and no
/// recovery from crashes. Use it only for programs that `Executable::run` has
/// shown to be right.
class Invocation {
public:
  virtual ~Invocation() = default;
  /// Calls the native code. `invoke` itself does nothing that takes time
  /// proportional to the size of the data.
  virtual void invoke() = 0;
  /// Returns copies of the last call's results; nullopt if this is impossible.
  virtual std::optional<llvm::SmallVector<RuntimeValue>> getResults() const = 0;
  /// Returns the number of bytes that the last call allocated; nullopt if they
  /// are not counted. This is also the peak of the call's memory without the
  /// arguments, because nothing is freed during a call.
  virtual std::optional<int64_t> getAllocatedBytes() const {
    return std::nullopt;
  }
  /// Returns how often the last call allocated; nullopt if this is not counted.
  virtual std::optional<int64_t> getAllocations() const { return std::nullopt; }
};

/// The native code of one entry. The caller owns the executable. The code
/// itself is freed with the last executable of its batch (the programs that one
/// call of `Compiler::compile` compiled).
class Executable {
public:
  virtual ~Executable() = default;
  /// Copies `inputs` into fresh guarded buffers, calls the code, and copies the
  /// results out. It never modifies `inputs`, and survives signals of the
  /// native code.
  virtual RunResult run(llvm::ArrayRef<RuntimeValue> inputs,
                        const RunOptions &options = {}) const = 0;
  /// Prepares repeated calls on copies of `inputs`. Returns null if there is no
  /// memory for the copies, or if the code runs in another process.
  virtual std::unique_ptr<Invocation>
  prepare(llvm::ArrayRef<RuntimeValue> inputs) const = 0;
};

struct CompileResult {
  /// Null when this program could not be compiled.
  std::unique_ptr<Executable> executable;
  /// The number of the compilation, and a hash of the object code of all
  /// programs that it has compiled together; see `Compiler::hashObject`.
  uint64_t compilation = 0, objectHash = 0;
  /// The step that failed (`assembly`, `lowering`, `translation`, `codegen`),
  /// and its first diagnostic.
  std::string step, error;
};

/// The time that each stage has used so far, by the stage clock (StageClock.h).
struct StageTimes {
  uint64_t subject = 0, lowering = 0, translation = 0, codegen = 0, link = 0,
           run = 0;
};

class Compiler {
public:
  explicit Compiler(Target target = {});
  /// Makes a compiler for another target that shares the context and the pass
  /// managers with `other`. So either compiler can compile programs that the
  /// other one made. The shared objects live as long as one of the two
  /// compilers does.
  Compiler(Target target, const Compiler &other);
  ~Compiler();
  Compiler(const Compiler &) = delete;
  Compiler &operator=(const Compiler &) = delete;

  mlir::MLIRContext *getContext();
  const Target &getTarget() const;
  /// Returns why code cannot be compiled for this target (its CPU is unknown,
  /// or its code does not run here), which is also the error that `compile`
  /// then reports for a known lowering. Returns an empty string if code can be
  /// compiled.
  llvm::StringRef getTargetError() const;

  /// Applies `pipeline`'s subject to a copy of the case.
  SubjectResult runSubject(const Case &theCase, const Pipeline &pipeline);

  /// Lowers `programs` with `lowering`, and translates, generates and links
  /// them as one module. Returns one result for each program, in the same
  /// order. The programs are not changed. Structurally equal programs share
  /// their code. If the joint compilation fails, each program is compiled
  /// alone, so that one bad program affects only itself.
  std::vector<CompileResult> compile(llvm::ArrayRef<mlir::ModuleOp> programs,
                                     llvm::StringRef lowering = "loops");

  /// Returns a hash of the object code that `compile` makes if it compiles
  /// these programs and no others in the compilation of this number, which is a
  /// part of the names of symbols: equal code has equal hashes. Returns nullopt
  /// if one of the programs cannot be compiled.
  std::optional<uint64_t> hashObject(llvm::ArrayRef<mlir::ModuleOp> programs,
                                     llvm::StringRef lowering = "loops",
                                     uint64_t compilation = 0);

  const StageTimes &getStageTimes() const;

private:
  struct Frontend;
  struct Impl;
  std::unique_ptr<Impl> impl;
};

} // namespace padlab

#endif // PADLAB_CODEGEN_COMPILER_H
