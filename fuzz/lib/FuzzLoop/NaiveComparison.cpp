//===- NaiveComparison.cpp - the loop beside the naive engine ---*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NaiveComparison.h"

#include "../Support/Message.h"

#include "padlab/fuzz/Feedback.h"
#include "padlab/fuzz/NaiveEngine.h"

#include "llvm/Support/xxhash.h"

#include <ctime>

using namespace padlab;

/// The time limit of the naive engine for a case. The engine takes many times
/// as long as the loop, which has a limit of its own.
static constexpr double naiveSecondsPerCase = 20;

/// Returns how many programs of a case were to be compiled, and how many of
/// them failed, as text.
static std::string checkText(Compiler &compiler, ArrayRef<Variant> variants,
                             const Message &request) {
  auto theCase =
      Case::parse(request.getText(0), "input", compiler.getContext());
  const json::Array *choice = request.fields.getArray("choice");
  if (failed(theCase) || !choice)
    return "0 0";
  SmallVector<Variant> met;
  // The indices come from the loop's child, whose memory may be damaged.
  for (const json::Value &place : *choice)
    if (auto number = place.getAsUINT64(); number && *number < variants.size())
      met.push_back(variants[*number]);
  NaiveCounts counts =
      checkNaively(*theCase, met.empty() ? variants : ArrayRef(met));
  return formatv("{0} {1}", counts.programs, counts.failures);
}

/// Makes the compiler in this process, once for all children.
static Worker::Factory makeEngine(const std::vector<std::string> &names) {
  auto compiler = std::make_shared<Compiler>(Target());
  auto variants = llvm::cantFail(parseVariants(names));
  return [=]() -> Worker::Handler {
    // The fuzzer has already run these cases, so their features are not new.
    selectFeedback(FeedbackNone);
    return [=](StringRef bytes) {
      return checkText(*compiler, variants, *Message::decode(bytes));
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

static std::string encodeRequest(StringRef text, const VariantChoice &choice) {
  json::Object fields{{"choice", json::Array(choice)}};
  return Message{std::move(fields), {text}}.encode();
}

NaiveComparison::NaiveComparison(const std::vector<std::string> &names,
                                 unsigned every)
    : every(every), engine(makeEngine(names), getLimits()) {
  engine.call(encodeRequest("", {}));
}

void NaiveComparison::run(StringRef text, const VariantChoice &choice,
                          bool died, double loopSeconds) {
  if (!loopBegin) {
    loopBegin = loopSeconds;
    return;
  }
  double begin = getProcessSeconds();
  loopTotal = loopSeconds - *loopBegin;
  ++loopCases;
  if (llvm::xxh3_64bits(text) % every == 0) {
    ++cases;
    if (!died) {
      WorkerReply reply = engine.call(encodeRequest(text, choice));
      unsigned all = 1, failed = 1;
      if (reply.status == WorkerReply::Status::Done) {
        auto [first, second] = StringRef(reply.text).split(' ');
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
  return formatv(
      "{0} cases of the loop and of the naive engine, by processor time: "
      "{1:F1} "
      "and {2:F2} cases/s, ratio {3:F1}; the engine failed on {4} of {5} "
      "programs",
      cases, getLoopRate(), getNaiveRate(), getRatio(), failures, programs);
}

json::Object NaiveComparison::toJSON() const {
  return json::Object{{"cases", cases},
                      {"casesPerProcessorSecond", getLoopRate()},
                      {"naiveCasesPerProcessorSecond", getNaiveRate()},
                      {"ratio", getRatio()},
                      {"naivePrograms", programs},
                      {"naiveFailures", failures}};
}
