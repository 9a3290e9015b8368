//===- GeneratorStats.cpp - the funnel of a generator -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/fuzz/GeneratorStats.h"

#include "FocusStats.h"

#include "padlab/codegen/Compiler.h"
#include "padlab/dialect/Interpreter.h"

#include "mlir/IR/Diagnostics.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"

#include <ctime>

using namespace mlir;
using namespace padlab;

static constexpr size_t maxFailuresShown = 20;

/// Returns the processor time of this thread, which does not depend on the load
/// of the machine.
static uint64_t getNanoseconds() {
  timespec now;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return now.tv_sec * uint64_t(1'000'000'000) + now.tv_nsec;
}

static const Pipeline *findSubject(const FuzzTarget &target) {
  for (const std::string &name : target.pipelines)
    if (const Pipeline *pipeline = findPipeline(name))
      if (!pipeline->subject.empty())
        return pipeline;
  return nullptr;
}

/// Returns a handler that gets a seed, and answers whether the subject changes
/// the case of this seed.
static Worker::Handler makeHandler(const FuzzTarget &target,
                                   const Pipeline *subject) {
  auto compiler = std::make_shared<Compiler>();
  return [&target, subject, compiler](llvm::StringRef request) {
    uint64_t seed = 0;
    request.getAsInteger(10, seed);
    RandomChoices choices(seed);
    Case theCase = target.generate(choices, compiler->getContext());
    return std::string(compiler->runSubject(theCase, *subject).fired ? "fired"
                                                                     : "");
  };
}

GeneratorStats::GeneratorStats(const FuzzTarget &target, MLIRContext *context,
                               bool programsOnly)
    : target(target), context(context),
      subject(programsOnly ? nullptr : findSubject(target)),
      worker([&target, subject = findSubject(target)] {
        return makeHandler(target, subject);
      }) {
  if (target.name == "passes" && !programsOnly)
    focuses = std::make_unique<generate::FocusStats>();
}

GeneratorStats::GeneratorStats(const FuzzTarget &target, MLIRContext *context,
                               llvm::StringRef focus)
    : GeneratorStats(target, context, /*programsOnly=*/true) {
  countsFocusesOnly = true;
  focuses = std::make_unique<generate::FocusStats>(focus);
}

GeneratorStats::~GeneratorStats() = default;

void GeneratorStats::countSubject(uint64_t seed) {
  WorkerReply reply = worker.call(std::to_string(seed));
  if (reply.status != WorkerReply::Status::Done)
    ++subjectCrashed;
  else if (reply.text == "fired")
    ++fired;
}

void GeneratorStats::fail(uint64_t seed, llvm::StringRef why) {
  std::string reason;
  for (char c : why.split('\n').first)
    if (!llvm::isDigit(c))
      reason += c;
    else if (reason.empty() || reason.back() != 'N')
      reason += 'N';
  Failure &failure = failures[reason];
  if (failure.count++ == 0)
    failure.firstSeed = seed;
}

void GeneratorStats::count(uint64_t seed) {
  if (countsFocusesOnly) {
    ++generated;
    ++verified;
    return focuses->count(seed);
  }
  uint64_t start = getNanoseconds();
  RandomChoices choices(seed);
  OwningOpRef<ModuleOp> module = target.build(choices, context);
  buildTime += getNanoseconds() - start;
  ++generated;

  std::string diagnostic;
  ScopedDiagnosticHandler handler(context, [&](Diagnostic &d) {
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
    // A program that stops itself with an error counts as defined, too.
    if (truth.isTruth())
      ++defined;
    else
      fail(seed, truth.str());
    stopped += truth.status == Interpretation::Status::Error;
    if (subject)
      countSubject(seed);
    if (focuses)
      focuses->count(seed);
  }
}

std::string GeneratorStats::str() const {
  if (countsFocusesOnly)
    return focuses->str();
  auto line = [&](llvm::StringRef name, uint64_t count) {
    return llvm::formatv("{0,-24}{1,9}  {2,6:P}\n", name, count,
                         generated ? double(count) / generated : 0)
        .str();
  };
  std::string text = line("generated", generated) + line("verified", verified) +
                     line("defined", defined);
  if (stopped)
    text += line("stop themselves", stopped);
  if (subject)
    text += line(subject->name + " fired", fired) +
            line(subject->name + " crashed", subjectCrashed);
  text += line("structurally distinct", getDistinct());
  text += llvm::formatv("{0,-24}{1,9:F0}\n", "programs built a second",
                        buildTime ? 1e9 * generated / buildTime : 0)
              .str();
  std::vector<std::pair<std::string, Failure>> sorted(failures.begin(),
                                                      failures.end());
  llvm::sort(sorted, [](const auto &a, const auto &b) {
    return a.second.count > b.second.count;
  });
  for (const auto &[reason, failure] :
       llvm::ArrayRef(sorted).take_front(maxFailuresShown))
    text += llvm::formatv("{0} from seed {1} on: {2}\n", failure.count,
                          failure.firstSeed, reason);
  return focuses ? text + focuses->str() : text;
}
