//===- Interpreter.h - the reference -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Defines the meaning of every operation that a program may use. Each
/// operation has one function, its kernel, of plain index loops without
/// cleverness, as in StableHLO's reference interpreter. The interpreter refuses
/// undefined programs instead of computing something for them.
///
/// The kernels are in the files of dialect/lib/Reference/.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_DIALECT_INTERPRETER_H
#define PADLAB_DIALECT_INTERPRETER_H

#include "padlab/dialect/Case.h"

#include <functional>

namespace padlab {

struct Interpretation {
  enum class Status {
    Defined,     ///< `results` is the truth.
    Undefined,   ///< The program has undefined behaviour: proves nothing.
    Error,       ///< The program stopped itself: `reason` is its message.
    CheckFailed, ///< A `check` operation did not hold.
    Unsupported, ///< No kernel for an operation, form or type: our gap.
    TooLong,     ///< The step limit was reached.
  };
  Status status = Status::Defined;
  llvm::SmallVector<RuntimeValue> results;
  /// If the status is not `Defined`: the name of the operation that ended the
  /// run, its location, and the reason.
  std::string operation;
  mlir::Location location;
  std::string reason;
  /// Whether the program had announced the error that stopped it, with
  /// `check.expect_error`.
  bool isAnnounced = false;
  /// In a run with a licence: why the results have no error bounds; empty if
  /// the results have error bounds.
  std::string boundsGivenUp;
  /// Whether the run has read the bits of a NaN that arithmetic made. These
  /// bits are not specified, so that native code may read different ones.
  /// Therefore a run that is undefined or returns poison in the reference may
  /// be defined and without poison in native code.
  bool readsOpenBits = false;

  bool isDefined() const { return status == Status::Defined; }
  /// Whether the run has an outcome that native code must agree with: results,
  /// or the error with which the program stops itself.
  bool isTruth() const { return isDefined() || status == Status::Error; }
  /// Prints status, operation and reason: `undefined: tensor.extract: index 4
  /// is out of bounds ...`
  std::string str() const;
};

struct InterpreterOptions {
  /// The maximal number of steps. An operation is one step each time that it
  /// runs; operations that handle many elements, and copies of tensors, cost
  /// more.
  uint64_t maxSteps = 50'000'000;
  /// The reference computes error bounds of floats for this licence
  /// (ErrorBound.h). The results are the same as without a licence.
  Licence licence = {};
  /// Called at the end of the run, whatever the end is, with the function's
  /// arguments and then the results in its first block, in order, each with
  /// what it is bound to; null if the run did not reach it.
  std::function<void(mlir::Value, const RuntimeValue *)> visitFirstBlock = {};

  static InterpreterOptions under(const Licence &licence) {
    InterpreterOptions options;
    options.licence = licence;
    return options;
  }
};

/// Runs `function` on `arguments`.
Interpretation interpret(mlir::func::FuncOp function,
                         llvm::ArrayRef<RuntimeValue> arguments,
                         const InterpreterOptions &options = {});

/// Runs a case on its own inputs.
Interpretation interpret(const Case &theCase,
                         const InterpreterOptions &options = {});

/// Returns the number of steps of all interpretations in this thread so far.
/// Callers that interpret many programs use it to limit their work.
uint64_t getInterpretedSteps();

/// Returns the names of all operations that have a kernel, sorted.
std::vector<std::string> getInterpretedOperations();

} // namespace padlab

#endif // PADLAB_DIALECT_INTERPRETER_H
