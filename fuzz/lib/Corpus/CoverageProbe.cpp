//===- CoverageProbe.cpp - what a case marks, without running it ----------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CoverageProbe.h"

#include "padlab/codegen/Compiler.h"
#include "padlab/codegen/Registration.h"
#include "padlab/codegen/Variant.h"
#include "padlab/fuzz/Feedback.h"

#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"

#include <map>

using namespace mlir;
using namespace padlab;

namespace {

/// Runs the passes of the target's pipelines in the child of a probe.
class PassesOfTarget {
public:
  explicit PassesOfTarget(const FuzzTarget &target) {
    registerAllPasses();
    for (const std::string &name : target.pipelines)
      variants.push_back(llvm::cantFail(parseVariant(name)));
    observeActions(compiler.getContext());
  }

  /// Returns a nonempty answer if the text is a case.
  std::string serve(StringRef text) {
    ScopedDiagnosticHandler silence(compiler.getContext(),
                                    [](Diagnostic &) { return success(); });
    FailureOr<Case> theCase = Case::parse(text, "input", compiler.getContext());
    if (failed(theCase))
      return {};
    recordFeatures(*theCase);
    for (const Variant &variant : variants) {
      const Pipeline &pipeline = variant.pipeline;
      SubjectResult subject = compiler.runSubject(*theCase, pipeline);
      if (subject.module && !subject.invalidIR)
        (void)getLowering(pipeline.lowering).run(*subject.module);
    }
    return "case";
  }

private:
  PassManager &getLowering(const std::string &name) {
    std::unique_ptr<PassManager> &manager = lowerings[name];
    if (!manager) {
      manager = std::make_unique<PassManager>(compiler.getContext(),
                                              ModuleOp::getOperationName(),
                                              OpPassManager::Nesting::Explicit);
      manager->enableVerifier(false);
      if (failed(parsePassPipeline(findLowering(name)->passes, *manager)))
        llvm::report_fatal_error("the passes of a lowering do not parse");
    }
    return *manager;
  }

  Compiler compiler;
  std::vector<Variant> variants;
  std::map<std::string, std::unique_ptr<PassManager>> lowerings;
};

} // namespace

CoverageProbe::CoverageProbe(const FuzzTarget &target) {
  // The signal `functions` is not used: which case runs a function for the
  // first time depends on the order of the cases.
  selectFeedback(FeedbackFeatures | FeedbackActions);
  shared = shareFeedback();
  WorkerLimits limits;
  limits.processorSecondsPerRequest = 4;
  limits.memoryBytes = uint64_t(2) << 30;
  limits.growthBytes = uint64_t(64) << 20;
  worker = std::make_unique<Worker>(
      [&target]() -> Worker::Handler {
        auto passes = std::make_shared<PassesOfTarget>(target);
        return [passes](StringRef request) { return passes->serve(request); };
      },
      limits);
}

CoverageProbe::Answer CoverageProbe::run(StringRef text,
                                         std::vector<uint32_t> &marks) {
  marks.clear();
  // Text without this attribute is not a case. It is not even parsed, because
  // parsing random bytes is slow.
  if (!shared || !text.contains(attrs::seed))
    return Answer::NoCase;
  clearFeedbackCounters();
  WorkerReply reply = worker->call(text);
  if (reply.status != WorkerReply::Status::Done)
    return Answer::Died;
  if (reply.text.empty())
    return Answer::NoCase;
  uint32_t first = 0;
  for (FeedbackSignal signal : {FeedbackFeatures, FeedbackActions}) {
    ArrayRef<uint8_t> counters = getFeedbackCounters(signal);
    for (auto [number, count] : llvm::enumerate(counters))
      if (count)
        marks.push_back(first + number);
    first += counters.size();
  }
  return Answer::Marked;
}
