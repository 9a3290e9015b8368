//===- NaiveComparison.cpp - the loop beside the naive engine ---*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NaiveComparison.h"

#include "padlab/fuzz/Differential.h"
#include "padlab/fuzz/NaiveEngine.h"

#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/xxhash.h"

#include <ctime>

using namespace padlab;

/// It takes many times as long as the loop, which has its own limit.
static constexpr double naiveSecondsPerCase = 20;

/// The programs of a case and how many of them failed, as text.
static std::string checkText(const FuzzTarget &target, Compiler &compiler,
                             llvm::ArrayRef<Variant> variants, bool drawsExtras,
                             llvm::StringRef text) {
  auto theCase = Case::parse(text, "input", compiler.getContext());
  if (failed(theCase))
    return "0 0";
  llvm::SmallVector<Variant> met;
  if (drawsExtras)
    for (unsigned place :
         chooseDefaults(target, variants, theCase->getStructuralHash()))
      met.push_back(variants[place]);
  NaiveCounts counts =
      checkNaively(*theCase, drawsExtras ? llvm::ArrayRef(met) : variants);
  return llvm::formatv("{0} {1}", counts.programs, counts.failures);
}

/// The context is made here, once.
static Worker::Factory makeEngine(const FuzzTarget &target,
                                  const std::vector<std::string> &names,
                                  bool drawsExtras) {
  auto compiler = std::make_shared<Compiler>(Target());
  auto variants = llvm::cantFail(parseVariants(names));
  return [=, &target]() -> Worker::Handler {
    // The fuzzer ran these cases already: their features are not new.
    selectFeedback(FeedbackNone);
    return [=, &target](llvm::StringRef text) {
      return checkText(target, *compiler, variants, drawsExtras, text);
    };
  };
}

static WorkerLimits getLimits() {
  WorkerLimits limits;
  limits.processorSecondsPerRequest = naiveSecondsPerCase;
  return limits;
}

static double getProcessSeconds() {
  timespec used = {};
  ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &used);
  return used.tv_sec + used.tv_nsec * 1e-9;
}

NaiveComparison::NaiveComparison(const FuzzTarget &target,
                                 std::vector<std::string> names,
                                 bool drawsExtras, unsigned every)
    : every(every),
      engine(makeEngine(target, names, drawsExtras), getLimits()) {
  engine.call("");
}

void NaiveComparison::run(llvm::StringRef text, bool died, double loopSeconds) {
  double begin = getProcessSeconds();
  double loopNow = loopSeconds - std::exchange(lastLoopSeconds, loopSeconds);
  if (llvm::xxh3_64bits(text) % every == 0) {
    loopTotal += loopNow;
    ++cases;
    if (!died) {
      WorkerReply reply = engine.call(text);
      unsigned all = 1, failed = 1;
      if (reply.status == WorkerReply::Status::Done) {
        auto [first, second] = llvm::StringRef(reply.text).split(' ');
        first.getAsInteger(10, all);
        second.getAsInteger(10, failed);
      }
      programs += all;
      failures += failed;
    }
  }
  ownSeconds += getProcessSeconds() - begin;
}

double NaiveComparison::getNaiveRate() const {
  return cases / std::max(engine.getProcessorSeconds(), 1e-3);
}

std::string NaiveComparison::str() const {
  return llvm::formatv(
      "{0} cases of the loop and of the naive engine, by processor time: "
      "{1:F1} "
      "and {2:F2} cases/s, ratio {3:F1}; the engine failed on {4} of {5} "
      "programs",
      cases, getLoopRate(), getNaiveRate(), getRatio(), failures, programs);
}

llvm::json::Object NaiveComparison::toJSON() const {
  return llvm::json::Object{{"cases", cases},
                            {"casesPerProcessorSecond", getLoopRate()},
                            {"naiveCasesPerProcessorSecond", getNaiveRate()},
                            {"ratio", getRatio()},
                            {"naivePrograms", programs},
                            {"naiveFailures", failures}};
}
