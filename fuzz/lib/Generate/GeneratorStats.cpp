//===- GeneratorStats.cpp - the funnel of a generator -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/fuzz/GeneratorStats.h"

#include "padlab/dialect/Interpreter.h"

#include "mlir/IR/Diagnostics.h"
#include "llvm/Support/FormatVariadic.h"

#include <chrono>

using namespace mlir;
using namespace padlab;

static constexpr size_t maxFailuresShown = 5;

static uint64_t getNanoseconds() {
  return std::chrono::duration_cast<std::chrono::nanoseconds>(
             std::chrono::steady_clock::now().time_since_epoch())
      .count();
}

static const Pipeline *findSubject(const FuzzTarget &target) {
  for (const std::string &name : target.pipelines)
    if (const Pipeline *pipeline = findPipeline(name))
      if (!pipeline->subject.empty())
        return pipeline;
  return nullptr;
}

GeneratorStats::GeneratorStats(const FuzzTarget &target, Compiler &compiler)
    : target(target), compiler(compiler), subject(findSubject(target)) {}

void GeneratorStats::fail(uint64_t seed, llvm::StringRef why) {
  if (failures.size() < maxFailuresShown)
    failures.push_back(llvm::formatv("seed {0}: {1}", seed, why));
}

void GeneratorStats::count(uint64_t seed) {
  uint64_t start = getNanoseconds();
  RandomChoices choices(seed);
  OwningOpRef<ModuleOp> module = target.build(choices, compiler.getContext());
  uint64_t built = getNanoseconds();
  buildTime += built - start;
  ++generated;

  std::string diagnostic;
  ScopedDiagnosticHandler handler(compiler.getContext(), [&](Diagnostic &d) {
    if (diagnostic.empty())
      diagnostic = d.str();
  });
  FailureOr<Case> theCase = Case::adopt(std::move(module));
  if (failed(theCase)) {
    fail(seed, diagnostic);
  } else {
    ++verified;
    hashes.insert(theCase->getStructuralHash());
    Interpretation truth = interpret(*theCase);
    if (truth.isDefined())
      ++defined;
    else
      fail(seed, truth.str());
    if (subject && compiler.runSubject(*theCase, *subject).fired)
      ++fired;
  }
  checkTime += getNanoseconds() - built;
}

std::string GeneratorStats::str() const {
  auto line = [&](llvm::StringRef name, uint64_t count) {
    return llvm::formatv("{0,-24}{1,9}  {2,6:P}\n", name, count,
                         generated ? double(count) / generated : 0)
        .str();
  };
  std::string text = line("generated", generated) + line("verified", verified) +
                     line("defined", defined);
  if (subject)
    text += line(subject->name + " fired", fired);
  text += line("structurally distinct", getDistinct());
  text += llvm::formatv("{0,-24}{1,9:F0}\n", "programs built a second",
                        buildTime ? 1e9 * generated / buildTime : 0)
              .str();
  for (const std::string &failure : failures)
    text += failure + "\n";
  return text;
}
