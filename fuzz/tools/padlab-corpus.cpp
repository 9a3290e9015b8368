//===- padlab-corpus.cpp - live and committed corpora ---------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/dialect/CommandLine.h"
#include "padlab/dialect/SourceFiles.h"
#include "padlab/fuzz/Corpus.h"
#include "padlab/fuzz/LLVM.inc"
#include "padlab/fuzz/Manifest.h"

#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Path.h"

using namespace padlab;
namespace cl = llvm::cl;

static cl::OptionCategory category("padlab-corpus options");
static cl::opt<std::string>
    command(cl::Positional, cl::Required, cl::cat(category),
            cl::desc("stats|merge|prune|verify|manifest|seeds"));
static cl::list<std::string> folders(cl::Positional, cl::cat(category),
                                     cl::desc("[DIR...]"));
static cl::opt<std::string> state("state", cl::desc("State directory"),
                                  cl::init(PADLAB_STATE_DIR),
                                  cl::value_desc("dir"), cl::cat(category));
static cl::opt<std::string> corpus("corpus", cl::desc("Committed corpus"),
                                   cl::init(getSourceFile("/corpus")),
                                   cl::value_desc("dir"), cl::cat(category));
static const std::string targetHelp =
    "merge, prune, seeds: a fuzz target: " + listFuzzTargets() +
    " (merge: also text)";
static cl::opt<std::string> target("target", cl::desc(targetHelp),
                                   cl::cat(category));
static cl::opt<unsigned> candidates(
    "candidates", cl::init(1000),
    cl::desc("seeds: number of cases to choose from (default: 1000)"),
    cl::cat(category));
static cl::opt<unsigned>
    most("most", cl::init(60),
         cl::desc("seeds: maximal number of cases in the result (default: 60)"),
         cl::cat(category));
static cl::opt<uint64_t>
    seed("seed", cl::init(1),
         cl::desc("seeds: seed of the first case (default: 1)"),
         cl::cat(category));
static cl::opt<std::string>
    shard("shard", cl::value_desc("I/N"), cl::cat(category),
          cl::desc("merge: processes only part I of N, counted from 0; a merge "
                   "without this "
                   "option then joins the parts' results"));
static cl::opt<double>
    seconds("seconds", cl::init(3600),
            cl::desc("merge: time limit in seconds (default: 3600)"),
            cl::cat(category));
static cl::opt<std::string>
    output("o", cl::value_desc("DIR"),
           cl::desc("seeds: output folder (default: corpus/seeds/T)"),
           cl::cat(category));
static cl::opt<std::string> evidence(
    "evidence", cl::value_desc("file"), cl::cat(category),
    cl::desc(
        "stats: also list the operations that generators make (according to "
        "this file, which padlab-evidence wrote), but no case contains"));
static cl::opt<bool> json("json", cl::desc("stats: print JSON"),
                          cl::cat(category));

static ExitCode fail(const llvm::Twine &message) {
  llvm::errs() << "padlab-corpus: error: " << message << '\n';
  return ExitCode::BadInput;
}

static ExitCode fail(llvm::Error error) {
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
      return fail(read.takeError());
    seen = std::move(*read);
  }
  auto result = countCorpus(dirs, seen);
  if (!result)
    return fail(result.takeError());
  if (json)
    llvm::outs() << llvm::formatv("{0:2}\n",
                                  llvm::json::Value(result->toJSON()));
  else
    llvm::outs() << result->str();
  return ExitCode::Agree;
}

static ExitCode merge(const std::string &toolDir) {
  auto part = Shard::parse(shard);
  if (!part)
    return fail(llvm::toString(part.takeError()));
  auto result = mergeLiveCorpus({state,
                                 target,
                                 toolDir,
                                 {folders.begin(), folders.end()},
                                 seconds,
                                 *part});
  if (!result)
    return fail(result.takeError());
  llvm::outs() << llvm::formatv("{0}: {1} cases, before {2}, not looked at yet "
                                "{3}\n",
                                target, result->after, result->before,
                                result->left);
  return ExitCode::Agree;
}

static ExitCode prune(const FuzzTarget &fuzzTarget) {
  if (folders.size() != 1 || !llvm::sys::fs::is_directory(folders[0]))
    return fail("'prune' takes one folder of cases");
  PruneResult result = pruneCorpus(folders[0], fuzzTarget);
  llvm::outs() << llvm::formatv(
      "{0}: {1} cases, before {2}; {3} features and actions; {4} left alone\n",
      folders[0], result.after, result.before, result.signals,
      result.leftAlone);
  return ExitCode::Agree;
}

static ExitCode verify() {
  auto wrong = verifyManifest(corpus);
  if (!wrong)
    return fail(wrong.takeError());
  for (const std::string &line : *wrong)
    llvm::errs() << line << '\n';
  return wrong->empty() ? ExitCode::Agree : ExitCode::Defect;
}

static ExitCode makeManifest() {
  if (llvm::Error error = writeManifest(corpus))
    return fail(std::move(error));
  return ExitCode::Agree;
}

static ExitCode generateSeeds(const FuzzTarget &fuzzTarget) {
  std::string dir = output.empty() ? corpus + "/seeds/" + target : output;
  auto paths =
      writeSeeds(makeSeeds({&fuzzTarget, seed, candidates, most}), dir);
  if (!paths)
    return fail(paths.takeError());
  llvm::outs() << llvm::formatv("{0}: {1} cases\n", dir, *paths);
  return ExitCode::Agree;
}

static ExitCode run(const std::string &toolDir) {
  if (command == "stats")
    return stats();
  if (command == "verify")
    return verify();
  if (command == "manifest")
    return makeManifest();
  const FuzzTarget *fuzzTarget = findFuzzTarget(target);
  // The inputs of target text are not cases, but its corpus is merged like
  // others.
  if (command == "merge" && (fuzzTarget || target == "text"))
    return merge(toolDir);
  if (command != "merge" && command != "prune" && command != "seeds")
    return fail("no command is named '" + command +
                "' (stats, merge, prune, verify, manifest, seeds)");
  if (!fuzzTarget)
    return fail("no fuzz target is named '" + target + "' (" +
                listFuzzTargets() + ")");
  return command == "prune" ? prune(*fuzzTarget) : generateSeeds(*fuzzTarget);
}

int main(int argc, char **argv) {
  cl::HideUnrelatedOptions(category);
  if (!parseCommandLine(
          argc, argv,
          "Manages corpora: those of a state, from which fuzzers start, and "
          "the committed one.\n\n"
          "stats [DIR...]         counts cases, operations and kinds of "
          "padding (default: the committed corpus)\n"
          "merge --target=T [DIR...]  adds the cases of the folders to "
          "STATE/corpus/T, and removes added cases that cover nothing new\n"
          "prune --target=T DIR   keeps the smallest case for each feature "
          "(operations, types, uses of results) and each action (a pass that "
          "ran, a pattern that was tried), and removes the others\n"
          "verify                 checks the committed corpus against its "
          "manifest\n"
          "manifest               renews corpus/manifest.sha256\n"
          "seeds --target=T       generates corpus/seeds/T: small cases that "
          "together contain as many operations and kinds of padding as "
          "possible\n"
          "\n"
          "Exit codes: 0 done, 1 verify: a file has changed, is missing, or is "
          "not in the manifest; 2 bad usage.\n"
          "Examples:\n"
          "./padlab corpus stats\n"
          "./padlab corpus verify\n"
          "./padlab corpus prune --target=pad .padlab/corpus/pad\n"))
    return static_cast<int>(ExitCode::BadInput);
  std::string self = llvm::sys::fs::getMainExecutable(
      argv[0], reinterpret_cast<void *>(&merge));
  return exitWith("padlab-corpus",
                  run(llvm::sys::path::parent_path(self).str()));
}
