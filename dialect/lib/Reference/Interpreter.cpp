//===- Interpreter.cpp - the reference -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/dialect/Interpreter.h"

#include "Sparse/Sparse.h"

#include "padlab/dialect/Inputs.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::reference;

static llvm::StringRef getStatusName(Interpretation::Status status) {
  switch (status) {
  case Interpretation::Status::Defined:
    return "defined";
  case Interpretation::Status::Undefined:
    return "undefined";
  case Interpretation::Status::Error:
    return "error";
  case Interpretation::Status::CheckFailed:
    return "check failed";
  case Interpretation::Status::Unsupported:
    return "unsupported";
  case Interpretation::Status::TooLong:
    return "too long";
  }
  llvm_unreachable("covered switch");
}

std::string Interpretation::str() const {
  if (isDefined())
    return getStatusName(status).str();
  return (getStatusName(status) + ": " + operation + ": " + reason).str();
}

/// Judges a run that has returned `results`. A program that returns an
/// unspecified value is undefined, because there is nothing to compare.
static Interpretation judgeResults(func::FuncOp function,
                                   SmallVector<RuntimeValue> results) {
  Operation *end = function.getBody().back().getTerminator();
  auto refuse = [&](Interpretation::Status status, size_t i, StringRef what) {
    return Interpretation{status, /*results=*/{},
                          end->getName().getStringRef().str(), end->getLoc(),
                          ("result " + Twine(i) + what).str()};
  };
  for (auto [i, result] : llvm::enumerate(results)) {
    if (std::holds_alternative<UnspecifiedValue>(result))
      return refuse(Interpretation::Status::Undefined, i,
                    " is a value that is not specified");
    if (isSparse(function.getResultTypes()[i]))
      return refuse(Interpretation::Status::Unsupported, i,
                    " is a tensor with a sparse encoding");
  }
  return Interpretation{Interpretation::Status::Defined, std::move(results),
                        /*operation=*/"", function.getLoc(), /*reason=*/""};
}

/// Compares the end of a run with the errors that the program announced.
static Interpretation judgeEnd(const Execution &execution,
                               Interpretation outcome) {
  outcome.readsOpenBits = execution.readsOpenBits;
  bool stopped = outcome.status == Interpretation::Status::Error;
  if (!stopped && !outcome.isDefined())
    return outcome;
  for (const auto &[op, text] : execution.announcements) {
    if (stopped && StringRef(outcome.reason).contains(text))
      continue;
    std::string end = stopped ? "with '" + outcome.reason + "'" : "without one";
    return Interpretation{
        Interpretation::Status::CheckFailed,
        /*results=*/{}, op->getName().getStringRef().str(), op->getLoc(),
        "expected an error with '" + text + "', but the run ends " + end};
  }
  outcome.isAnnounced = !execution.announcements.empty();
  outcome.boundsGivenUp = execution.boundsGivenUp;
  return outcome;
}

static thread_local uint64_t interpretedSteps = 0;

uint64_t padlab::getInterpretedSteps() { return interpretedSteps; }

Interpretation padlab::interpret(func::FuncOp function,
                                 ArrayRef<RuntimeValue> arguments,
                                 const InterpreterOptions &options) {
  Execution execution(options);
  // The entry is called like any other function, but not by an operation.
  static const FunctionPlan noPlan;
  Frame caller(execution, noPlan);
  FailureOr<SmallVector<RuntimeValue>> results =
      caller.call(function, function, llvm::to_vector(arguments));
  interpretedSteps += options.maxSteps - execution.stepsLeft;
  if (failed(results))
    return judgeEnd(execution, std::move(*execution.refusal));
  return judgeEnd(execution, judgeResults(function, std::move(*results)));
}

Interpretation padlab::interpret(const Case &theCase,
                                 const InterpreterOptions &options) {
  return interpret(theCase.getEntry(), materializeInputs(theCase), options);
}
