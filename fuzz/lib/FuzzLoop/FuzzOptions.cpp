//===- FuzzOptions.cpp - our flags -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/codegen/Variant.h"
#include "padlab/fuzz/FuzzLoop.h"

using namespace padlab;

/// Describes the flags that every target has.
static constexpr StringLiteral usageOfEvery =
    "--state=DIR      keep defects and statistics in DIR, and go on after "
    "defects\n--stop-on-finding  end at the first defect, with --state "
    "too\n--stats=FILE     write statistics to FILE instead of the state's "
    "folder stats\n--stats-seconds=N  write statistics every N seconds "
    "(default: 1)\n--exchange=DIR   exchange cases through files in DIR with "
    "the other fuzzers\n                 of the target; --fuzzer=NUMBER/COUNT, "
    "such as 0/4, says\n                 which one of them this "
    "is\n--case-seconds=N processor time after which a case counts as a hang "
    "(default: 1)\n--case-mb=N      memory that a case may use (default: "
    "2048)\n--growth-mb=N    memory by which the child process that runs cases "
    "may grow\n                 before another one replaces it (default: "
    "64)\n--processor-seconds=N  end after that much processor time, children "
    "included\n";

/// Describes the further flags of targets whose inputs are cases.
static constexpr StringLiteral usageOfCases =
    "--feedback=LIST  a case is interesting if it has new features "
    "(operations, types,\n                 which operation uses the result of "
    "which), actions (passes that\n                 run, patterns that are "
    "tried) or functions (of MLIR and LLVM\n                 that it calls); "
    "LIST says which of the three count: all\n                 (default), "
    "none, or some, such as features,actions\n--pipelines=LIST pipelines to "
    "compare (default: the target's)\n--batch=N        compile at most N cases "
    "together (default and maximum: 64, or\n                 16 if upstream's "
    "passes are compared)\n--native-share=N  compile only one case in N to "
    "native code (default: 8; with\n                 --pipelines, 1); in the "
    "others, only the reference runs the\n                 output of the "
    "passes under test; docs/contracts.md says what\n                 is "
    "always compiled\n--guarded-share=N  in one case in N, skip every pass or "
    "pattern application that\n                 is known to be wrong, so that "
    "known defects do not hide others\n                 (default: in "
    "none)\n--naive-every=N  also run the naive engine, which shares no work "
    "between\n                 programs, on one case in N, and print how much "
    "faster the\n                 fuzzer is\n";

/// Describes the further flags of the target `text`.
static constexpr StringLiteral usageOfText =
    "--feedback=LIST  an input is interesting if it runs new code of padlab; "
    "with\n                 functions (default), also if it calls new "
    "functions of MLIR\n                 and LLVM; with none, only code of "
    "padlab counts\n";

std::string FuzzOptions::getUsage(const FuzzTarget &target) {
  return (usageOfEvery + (target.generate ? usageOfCases : usageOfText)).str();
}

static Error fail(const Twine &message) { return createStringError(message); }

static Error parsePipelines(StringRef list,
                            std::vector<std::string> &pipelines) {
  for (const std::string &name : splitVariants(list)) {
    if (auto variant = parseVariant(name); !variant)
      return variant.takeError();
    pipelines.push_back(name);
  }
  return Error::success();
}

Expected<FuzzOptions> FuzzOptions::parse(ArrayRef<char *> arguments) {
  FuzzOptions options;
  for (StringRef argument : arguments) {
    if (!argument.consume_front("--"))
      continue;
    auto [name, value] = argument.split('=');
    bool hasValue = argument.contains('=') && !value.empty();
    if (name == "stop-on-finding" && !hasValue)
      options.stopOnFinding = true;
    else if (name == "state" && hasValue)
      options.stateDir = value.str();
    else if (name == "stats" && hasValue)
      options.statsFile = value.str();
    else if (name == "exchange" && hasValue)
      options.exchangeDir = value.str();
    else if (name == "fuzzer" && hasValue) {
      Expected<Shard> fuzzer = Shard::parse(value);
      if (!fuzzer) {
        llvm::consumeError(fuzzer.takeError());
        return fail("not NUMBER/COUNT, such as 0/4: '" + value + "'");
      }
      options.fuzzer = *fuzzer;
    } else if ((name == "case-seconds" || name == "processor-seconds" ||
                name == "stats-seconds") &&
               hasValue) {
      double &seconds = name == "case-seconds"    ? options.caseSeconds
                        : name == "stats-seconds" ? options.statsSeconds
                                                  : options.processorSeconds;
      if (value.getAsDouble(seconds) || seconds <= 0)
        return fail("not a number of seconds: '" + value + "'");
    } else if ((name == "case-mb" || name == "growth-mb") && hasValue) {
      if (value.getAsInteger(10, name == "case-mb" ? options.caseMegabytes
                                                   : options.growthMegabytes))
        return fail("not a number: '" + value + "'");
    } else if (name == "naive-every" && hasValue) {
      if (value.getAsInteger(10, options.naiveEvery) || !options.naiveEvery)
        return fail("not a positive number: '" + value + "'");
    } else if (name == "batch" && hasValue) {
      if (value.getAsInteger(10, options.batch) || !options.batch ||
          options.batch > FuzzOptions::maxBatch)
        return fail("not a number from 1 to 64: '" + value + "'");
    } else if (name == "native-share" && hasValue) {
      if (value.getAsInteger(10, options.nativeEvery) ||
          options.nativeEvery == 0)
        return fail("not a positive number: '" + value + "'");
    } else if (name == "guarded-share" && hasValue) {
      if (value.getAsInteger(10, options.guardedEvery) ||
          options.guardedEvery == 0)
        return fail("not a positive number: '" + value + "'");
    } else if (name == "pipelines" && hasValue) {
      if (Error error = parsePipelines(value, options.pipelines))
        return std::move(error);
    } else if (name == "feedback" && hasValue) {
      std::optional<unsigned> signals = parseFeedbackSignals(value);
      if (!signals)
        return fail("not features, actions, functions, all or none: '" + value +
                    "'");
      options.feedback = *signals;
    } else
      return fail("unknown flag '--" + argument + "'");
  }
  return options;
}
