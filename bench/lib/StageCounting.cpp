//===- StageCounting.cpp - instructions of the differential loop ----------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StageCounting.h"

#include "Callgrind.h"
#include "ThroughputPrograms.h"

#include "padlab/codegen/StageClock.h"
#include "padlab/fuzz/Differential.h"
#include "padlab/fuzz/Generator.h"

using namespace padlab;

/// Replaces the clock of the stages: returns the instructions counted so far.
static uint64_t readCount() { return readInstructions().value_or(0); }

namespace {

/// The differential loop of target `pad`, as nights run it.
class CountedLoop {
public:
  CountedLoop()
      : compiler(Target{"x86-64-v2", 0}),
        differential(compiler, findFuzzTarget("pad")->pipelines,
                     {/*jointCompilation=*/true,
                      DifferentialOptions::usualExamineEvery}) {}

  /// Runs without counting: the first run creates patterns and pass managers.
  llvm::Error warmUp(llvm::StringRef text);
  llvm::Expected<StageCounts> count(llvm::ArrayRef<std::string> texts);

private:
  llvm::Expected<Case> parse(llvm::StringRef text) {
    auto theCase = Case::parse(text, "program", compiler.getContext());
    if (failed(theCase))
      return llvm::createStringError("a committed program does not parse");
    return std::move(*theCase);
  }

  Compiler compiler;
  Differential differential;
};

} // namespace

llvm::Error CountedLoop::warmUp(llvm::StringRef text) {
  llvm::Expected<Case> theCase = parse(text);
  if (!theCase)
    return theCase.takeError();
  (void)differential.check(*theCase);
  return llvm::Error::success();
}

llvm::Expected<StageCounts>
CountedLoop::count(llvm::ArrayRef<std::string> texts) {
  constexpr size_t batch = 32;
  StageTimes before = compiler.getStageTimes();
  uint64_t reference = differential.getReferenceTime(),
           oracles = differential.getOracleTime(), parsing = 0, total = 0;
  for (size_t at = 0; at < texts.size(); at += batch) {
    uint64_t start = readStageClock();
    std::vector<Case> cases;
    for (llvm::StringRef text : texts.slice(at).take_front(batch)) {
      llvm::Expected<Case> theCase = parse(text);
      if (!theCase)
        return theCase.takeError();
      cases.push_back(std::move(*theCase));
    }
    uint64_t parsed = readStageClock();
    llvm::SmallVector<const Case *> pointers;
    for (const Case &theCase : cases)
      pointers.push_back(&theCase);
    (void)differential.check(pointers);
    parsing += parsed - start;
    total += readStageClock() - parsed;
  }
  const StageTimes &now = compiler.getStageTimes();
  StageCounts counts = {
      {"parse", parsing},
      {"reference", differential.getReferenceTime() - reference},
      {"subject", now.subject - before.subject},
      {"lowering", now.lowering - before.lowering},
      {"translation", now.translation - before.translation},
      {"codegen", now.codegen - before.codegen},
      {"link", now.link - before.link},
      {"run", now.run - before.run},
      {"oracles", differential.getOracleTime() - oracles}};
  // The rest of the loop's work; most of it is the examination of some of the
  // cases (DifferentialOptions::examineEvery).
  int64_t other = total;
  for (const auto &[stage, count] : llvm::drop_begin(counts))
    other -= count;
  counts.push_back({"other", other});
  return counts;
}

llvm::Expected<StageCounts> padlab::countStages() {
  auto texts = readBudgetPrograms();
  if (!texts)
    return texts.takeError();
  if (texts->empty())
    return llvm::createStringError(
        "no committed program parses with this LLVM");
  CountedLoop loop;
  if (llvm::Error error = loop.warmUp(texts->front()))
    return std::move(error);
  setStageClock(readCount);
  startCounting();
  if (!readInstructions())
    return llvm::createStringError("callgrind does not say what it counts");
  auto counts = loop.count(*texts);
  stopCounting();
  return counts;
}
