//===- padlab-corpus.cpp - manages corpora -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tool.h"

#include "padlab/dialect/SourceFiles.h"
#include "padlab/fuzz/Corpus.h"
#include "padlab/fuzz/LLVM.inc"
#include "padlab/fuzz/Manifest.h"

#include "llvm/Support/FileSystem.h"

using namespace padlab;

const StringLiteral padlab::toolName = "padlab-corpus";

static TextOption command(cl::Positional,
                          "stats|merge|prune|verify|manifest|seeds",
                          cl::Required);
static ListOption folders(cl::Positional, "[DIR...]");
static TextOption state("state", "State directory", cl::init(PADLAB_STATE_DIR),
                        cl::value_desc("dir"));
static TextOption corpus("corpus", "Committed corpus",
                         cl::init(getSourceFile("/corpus")),
                         cl::value_desc("dir"));
static const std::string targetHelp =
    "merge, prune, seeds: a fuzz target: " + listFuzzTargets() +
    " (merge: also text)";
static TextOption target("target", targetHelp);
static Option<unsigned>
    candidates("candidates",
               "seeds: number of cases to choose from (default: 1000)",
               cl::init(1000));
static Option<unsigned>
    most("most", "seeds: maximal number of cases in the result (default: 60)",
         cl::init(60));
static Option<uint64_t>
    seed("seed", "seeds: seed of the first case (default: 1)", cl::init(1));
static TextOption
    shard("shard",
          "merge: processes only part I of N, counted from 0; a merge without "
          "this option then joins the parts' results",
          cl::value_desc("I/N"));
static Option<double> seconds("seconds",
                              "merge: time limit in seconds (default: 3600)",
                              cl::init(3600));
static TextOption output("o", "seeds: output folder (default: corpus/seeds/T)",
                         cl::value_desc("DIR"));
static TextOption
    evidence("evidence",
             "stats: also list the operations that generators make (according "
             "to this file, which padlab-evidence wrote), but no case contains",
             cl::value_desc("file"));
static Flag asJSON("json", "stats: print JSON");

/// Prints an error that already begins with the path of a file.
static ExitCode failLocated(Error error) {
  llvm::errs() << llvm::toString(std::move(error)) << '\n';
  return ExitCode::BadInput;
}

static ExitCode stats() {
  std::vector<std::string> dirs(folders.begin(), folders.end());
  if (dirs.empty())
    dirs = {corpus + "/seeds", corpus + "/regressions"};
  std::optional<OpEvidence> seen;
  if (!evidence.empty()) {
    auto read = OpEvidence::readFile(evidence);
    if (!read)
      return failLocated(read.takeError());
    seen = std::move(*read);
  }
  auto result = countCorpus(dirs, seen);
  if (!result)
    return failLocated(result.takeError());
  if (asJSON)
    llvm::outs() << formatv("{0:2}\n", json::Value(result->toJSON()));
  else
    llvm::outs() << result->str();
  return ExitCode::Agree;
}

static ExitCode merge() {
  auto part = Shard::parse(shard);
  if (!part)
    return fail(part.takeError());
  auto result = mergeLiveCorpus({state,
                                 target,
                                 getToolDir(),
                                 {folders.begin(), folders.end()},
                                 seconds,
                                 *part});
  if (!result)
    return failLocated(result.takeError());
  llvm::outs() << formatv("{0}: {1} cases, before {2}, not looked at yet "
                          "{3}\n",
                          target, result->after, result->before, result->left);
  return ExitCode::Agree;
}

static ExitCode prune(const FuzzTarget &fuzzTarget) {
  if (folders.size() != 1 || !fs::is_directory(folders[0]))
    return fail("'prune' takes one folder of cases");
  PruneResult result = pruneCorpus(folders[0], fuzzTarget);
  llvm::outs() << formatv(
      "{0}: {1} cases, before {2}; {3} features and actions; {4} left alone\n",
      folders[0], result.after, result.before, result.signals,
      result.leftAlone);
  return ExitCode::Agree;
}

static ExitCode verify() {
  auto wrong = verifyManifest(corpus);
  if (!wrong)
    return failLocated(wrong.takeError());
  for (const std::string &line : *wrong)
    llvm::errs() << line << '\n';
  return wrong->empty() ? ExitCode::Agree : ExitCode::Defect;
}

static ExitCode makeManifest() {
  if (Error error = writeManifest(corpus))
    return failLocated(std::move(error));
  return ExitCode::Agree;
}

static ExitCode generateSeeds(const FuzzTarget &fuzzTarget) {
  std::string dir = output.empty() ? corpus + "/seeds/" + target : output;
  auto paths =
      writeSeeds(makeSeeds({&fuzzTarget, seed, candidates, most}), dir);
  if (!paths)
    return failLocated(paths.takeError());
  llvm::outs() << formatv("{0}: {1} cases\n", dir, *paths);
  return ExitCode::Agree;
}

static ExitCode run() {
  if (command == "stats")
    return stats();
  if (command == "verify")
    return verify();
  if (command == "manifest")
    return makeManifest();
  const FuzzTarget *fuzzTarget = findFuzzTarget(target);
  // The inputs of target `text` are not cases, but its corpus is merged like
  // the others.
  if (command == "merge" && (fuzzTarget || target == "text"))
    return merge();
  if (command != "merge" && command != "prune" && command != "seeds")
    return fail("no command is named '" + command +
                "' (stats, merge, prune, verify, manifest, seeds)");
  if (!fuzzTarget)
    return fail("no fuzz target is named '" + target + "' (" +
                listFuzzTargets() + ")");
  return command == "prune" ? prune(*fuzzTarget) : generateSeeds(*fuzzTarget);
}

int main(int argc, char **argv) {
  return runTool(
      argc, argv,
      "Manages corpora: those of a state, from which fuzzers start, and the "
      "committed one.\n\nstats [DIR...]         counts cases, operations and "
      "kinds of padding (default: the committed corpus)\nmerge --target=T "
      "[DIR...]  adds the cases of the folders to STATE/corpus/T, and removes "
      "added cases that cover nothing new\nprune --target=T DIR   keeps the "
      "smallest case for each feature (operations, types, uses of results) and "
      "each action (a pass that ran, a pattern that was tried), and removes "
      "the others\nverify                 checks the committed corpus against "
      "its manifest\nmanifest               renews "
      "corpus/manifest.sha256\nseeds --target=T       generates "
      "corpus/seeds/T: small cases that together contain as many operations "
      "and kinds of padding as possible\n\nExit codes: 0 done, 1 verify: a "
      "file has changed, is missing, or is not in the manifest; 2 bad "
      "usage.\nExamples:\n./padlab corpus stats\n./padlab corpus "
      "verify\n./padlab corpus prune --target=pad .padlab/corpus/pad\n",
      run);
}
