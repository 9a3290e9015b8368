//===- Run.h - one night: what the phases share -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_NIGHTLY_RUN_H
#define PADLAB_FUZZ_LIB_NIGHTLY_RUN_H

#include "padlab/fuzz/KnownFindings.h"
#include "padlab/fuzz/Nightly.h"

#include "llvm/Support/JSON.h"

#include <chrono>
#include <ctime>
#include <optional>
#include <set>

namespace padlab::nightly {

/// A run in progress. Phases read the options and paths and leave their part
/// of the report.
struct Run {
  NightlyOptions options;
  std::string id;        ///< `20261121-183000-4711`
  std::string startedAt; ///< ISO 8601, UTC.
  std::chrono::steady_clock::time_point start;
  /// What is fuzzed, one after the other.
  std::vector<std::string> targets;

  /// The parts of report.json, see reports/schema.md.
  llvm::json::Object fuzz, triage;
  llvm::json::Array regressions, findings;
  llvm::json::Value bench = nullptr;
  std::string benchError;
  /// Names of the folders of findings that this run made.
  std::set<std::string> newFindings;
  /// What people decided about findings, from the committed corpus.
  KnownFindings known;

  std::string stateDir(llvm::StringRef name) const {
    return options.stateDir + "/" + name.str();
  }
  std::string resultDir() const { return stateDir("results") + "/" + id; }
  std::string log(llvm::StringRef name) const {
    return resultDir() + "/" + name.str() + ".log";
  }
  std::string tool(llvm::StringRef name) const {
    return options.toolDir + "/padlab-" + name.str();
  }
  double secondsSoFar() const;
};

/// One line on standard error, with the time so far.
void say(const Run &run, const std::string &line);
/// A line that the next one replaces, where standard error is a terminal; else
/// an ordinary line, so call it seldom (`progressInterval`).
void sayProgress(const Run &run, const std::string &line);
/// Seconds between two lines of progress.
double progressInterval();

/// Regular files in `dir` with the suffix, sorted by name. Empty when there is
/// no such directory.
std::vector<std::string> listFiles(llvm::StringRef dir,
                                   llvm::StringRef suffix = "");
/// The text of a file; nullopt when it cannot be read.
std::optional<std::string> readFile(llvm::StringRef path);
/// ISO 8601, UTC, to the second.
std::string formatTime(std::time_t time);

/// Makes a live corpus whole that a killed run has left in pieces.
llvm::Error prepareCorpus(const Run &run, const std::string &target);
/// The committed seeds join the live corpus under their own names.
void plantSeeds(const Run &run, const std::string &target);
size_t countCorpus(const Run &run, const std::string &target);
/// Where fuzzers put what they find, and look for what others found.
std::string getNewCorpusDir(const Run &run, const std::string &target);
/// It joins the live corpus.
void adoptNewCorpus(const Run &run, const std::string &target);
/// Writes the names of the cases that one of all fuzzers starts from; the name
/// of that file, or nullopt when there are none.
std::optional<std::string>
writeCorpusShare(const Run &run, const std::string &target, unsigned index);

// The phases, in their order.
void replayRegressions(Run &run);
void fuzz(Run &run);
void triageIncoming(Run &run);
void mergeCorpora(Run &run);
void benchmark(Run &run);
/// Whether a finding of the report is one of this run's that nobody decided
/// about.
bool needsALook(const llvm::json::Object &finding);
/// Collects the findings, writes report.json, takes it into the store and makes
/// the site.
llvm::Error writeReport(Run &run);

} // namespace padlab::nightly

#endif // PADLAB_FUZZ_LIB_NIGHTLY_RUN_H
