//===- PreparedCase.cpp - a case, compiled, checked and ready to time -----===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PreparedCase.h"

#include "padlab/dialect/Comparison.h"
#include "padlab/dialect/Inputs.h"
#include "padlab/dialect/Interpreter.h"

#include <map>

using namespace padlab;

using Values = llvm::SmallVector<RuntimeValue>;

static PreparedCase refuse(llvm::Twine error, bool wrong = false) {
  PreparedCase prepared;
  prepared.error = error.str();
  prepared.wrong = wrong;
  return prepared;
}

static bool haveEqualBytes(const Values &a, const Values &b) {
  return llvm::equal(a, b, [](const RuntimeValue &x, const RuntimeValue &y) {
    auto *s = std::get_if<TensorValue>(&x), *t = std::get_if<TensorValue>(&y);
    return s && t && s->getShape() == t->getShape() && !s->hasPoison() &&
           s->getBytes() == t->getBytes();
  });
}

/// Element by element only where the bytes differ: big tensors are many.
static std::optional<Difference> findDifference(const Values &expected,
                                                const Values &actual) {
  if (haveEqualBytes(expected, actual))
    return std::nullopt;
  return compare(expected, actual);
}

/// Compiles one pipeline's variant; an error message on failure. The lowering
/// is the same for all: a pipeline's own may be the one for differential runs,
/// which leaves copies in that would be timed.
static std::string compileOne(Compiler &compiler, const Case &theCase,
                              llvm::ArrayRef<RuntimeValue> inputs,
                              PreparedCase::Call &call) {
  SubjectResult variant = compiler.runSubject(theCase, *call.pipeline);
  if (!variant.module)
    return variant.error;
  call.fired = variant.fired;
  CompileResult code =
      std::move(compiler.compile({*variant.module}, "clean-loops").front());
  if (!code.executable)
    return code.step + ": " + code.error;
  call.invocation = code.executable->prepare(inputs);
  return call.invocation ? "" : "out of memory for the inputs";
}

PreparedCase padlab::prepareCase(Compiler &compiler, llvm::StringRef text,
                                 llvm::ArrayRef<llvm::StringRef> pipelines,
                                 bool reference) {
  auto theCase = Case::parse(text, "benchmark", compiler.getContext());
  if (failed(theCase))
    return refuse("the case does not parse");
  Values inputs = materializeInputs(*theCase), expected;
  if (reference) {
    Interpretation truth = interpret(*theCase);
    if (!truth.isDefined())
      return refuse("reference: " + truth.str());
    expected = std::move(truth.results);
  }
  PreparedCase prepared;
  for (llvm::StringRef name : pipelines) {
    PreparedCase::Call call;
    call.pipeline = findPipeline(name);
    std::string error = compileOne(compiler, *theCase, inputs, call);
    if (!error.empty())
      return refuse(name + ": " + error);
    call.invocation->invoke();
    auto results = call.invocation->getResults();
    if (!results)
      return refuse(name + ": malformed results", /*wrong=*/true);
    if (expected.empty())
      expected = std::move(*results);
    else if (auto difference = findDifference(expected, *results))
      return refuse(name + ": " + difference->str(), /*wrong=*/true);
    prepared.calls.push_back(std::move(call));
  }
  return prepared;
}

Compiler &padlab::getBenchmarkCompiler(llvm::StringRef cpu) {
  static std::map<std::string, std::unique_ptr<Compiler>> compilers;
  std::unique_ptr<Compiler> &compiler = compilers[cpu.str()];
  if (!compiler) {
    Target target;
    target.cpu = cpu.str();
    target.optLevel = 3;
    compiler = std::make_unique<Compiler>(target);
  }
  return *compiler;
}
