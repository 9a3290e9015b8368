//===- Triage.cpp - raw defects to findings -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Process.h"
#include "Run.h"

#include "padlab/fuzz/TriageQueue.h"

#include "llvm/Support/FormatVariadic.h"

#include <algorithm>

using namespace padlab;
using namespace padlab::nightly;

void padlab::nightly::triageIncoming(Run &run) {
  constexpr double minSeconds = 90;
  const NightlyOptions &options = run.options;
  TriageQueueOptions queue;
  queue.findingsDir = run.stateDir("findings");
  queue.jobs = options.jobs;
  queue.seconds = options.triageSeconds
                      ? options.triageSeconds
                      : std::max(minSeconds, options.minutes * 30);
  queue.say = [&run](const std::string &line) { say(run, line); };
  queue.isCancelled = isInterrupted;
  double lastWord = 0;
  queue.progress = [&](size_t triaged, size_t incoming, double secondsLeft) {
    if (run.secondsSoFar() - lastWord < progressInterval())
      return;
    lastWord = run.secondsSoFar();
    sayProgress(run, llvm::formatv("triage: {0} of {1} raw defects, at most "
                                   "{2:F0} s left",
                                   triaged, incoming, secondsLeft));
  };
  std::string dir = run.stateDir("incoming");
  size_t incoming = 0;
  for (const std::string &target : run.targets)
    incoming += listFiles(dir + "/" + target, ".mlir").size();
  // One target, or what all of them left.
  if (run.targets.size() == 1)
    dir += "/" + run.targets.front();
  if (incoming)
    say(run, llvm::formatv("triaging {0} raw defects, at most {1:F0} s",
                           incoming, queue.seconds));

  TriageQueueResult result = triageFolder(dir, queue);
  run.newFindings = result.newFindings;
  run.triage = llvm::json::Object{{"incoming", result.incoming},
                                  {"triaged", result.triaged},
                                  {"reduced", result.reduced},
                                  {"counted", result.counted},
                                  {"notReproduced", result.notReproduced},
                                  {"left", result.getLeft()}};
}
