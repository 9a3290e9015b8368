//===- Merge.cpp - the smallest cases of a live corpus ----------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CoverageProbe.h"

#include "../Nightly/Corpus.h"
#include "../Support/Files.h"
#include "../Support/Process.h"
#include "Covered.h"

#include "padlab/fuzz/AtomicFile.h"
#include "padlab/fuzz/Corpus.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

#include <csignal>

using namespace padlab;
using namespace padlab::nightly;
using namespace padlab::processes;

//===----------------------------------------------------------------------===//
// Merging cases
//===----------------------------------------------------------------------===//

namespace {

/// The files of a shard that the record does not have, small ones first: cases
/// that no merge has looked at yet, and texts that are not cases.
class CaseMerge {
public:
  CaseMerge(const LiveCorpus &live, const FuzzTarget &target,
            const Shard &shard, Covered covered)
      : covered(std::move(covered)), probe(target) {
    for (std::string &path : listFilesBySize(live.getDir())) {
      StringRef name = llvm::sys::path::filename(path);
      if (shard.has(name) && !this->covered.knows(name))
        paths.push_back(std::move(path));
    }
  }

  /// Looks at the cases, and returns how many are left when the time is over.
  size_t run(double seconds) {
    double end = getSeconds() + seconds;
    for (auto [number, path] : llvm::enumerate(paths)) {
      if (getSeconds() >= end)
        return paths.size() - number;
      look(path);
      tell(number + 1);
    }
    return 0;
  }

private:
  void look(const std::string &path) {
    CoverageProbe::Answer answer =
        probe.run(readFile(path).value_or(""), marks);
    if (answer == CoverageProbe::Answer::NoCase)
      return;
    // A case that kills its compiler is a finding, and is not used to make
    // further cases.
    if (answer == CoverageProbe::Answer::Died ||
        !covered.add(llvm::sys::path::filename(path), marks))
      fs::remove(path);
  }

  void tell(size_t number) {
    constexpr double interval = 5;
    if (getSeconds() - lastWord < interval)
      return;
    lastWord = getSeconds();
    llvm::errs() << number << " of " << paths.size() << ": looked at, "
                 << covered.countMarks() << " features and actions\n";
  }

  Covered covered;
  CoverageProbe probe;
  std::vector<std::string> paths;
  std::vector<uint32_t> marks;
  double lastWord = getSeconds();
};

} // namespace

/// Opens the record of a leaf, which looks at one shard of the corpus; or the
/// record of the whole corpus, and adds the results of all leaves to it.
static Expected<Covered> openCovered(const LiveCorpus &live,
                                     const Shard &shard) {
  std::string path = live.getDir() + ".covered";
  if (!shard.isAll())
    return Covered::openLeaf(path, path + "-" + std::to_string(shard.number),
                             live.getDir());
  Expected<Covered> covered = Covered::open(path, live.getDir());
  std::vector<std::string> leaves =
      listFiles(llvm::sys::path::parent_path(path));
  llvm::erase_if(leaves, [&](StringRef leaf) {
    unsigned number;
    return !leaf.consume_front(path + "-") || leaf.getAsInteger(10, number);
  });
  if (covered)
    covered->absorb(leaves, live.getDir());
  return covered;
}

static Expected<padlab::MergeResult> mergeCases(const LiveCorpus &live,
                                                const FuzzTarget &target,
                                                const MergeOptions &options) {
  for (const std::string &dir : options.more)
    live.plant(dir);
  padlab::MergeResult result;
  result.before = live.count();
  Expected<Covered> covered = openCovered(live, options.shard);
  if (!covered)
    return covered.takeError();
  result.left = CaseMerge(live, target, options.shard, std::move(*covered))
                    .run(options.seconds);
  result.after = live.count();
  return result;
}

//===----------------------------------------------------------------------===//
// Merging texts
//===----------------------------------------------------------------------===//

static Exit runToEnd(const Command &command) {
  Process process;
  if (!process.start(command))
    return {127, 0};
  std::optional<Exit> exit;
  while (!(exit = process.poll())) {
    if (isInterrupted())
      process.kill();
    sleepMilliseconds(20);
    if (!process.isRunning())
      return {0, SIGKILL};
  }
  return *exit;
}

/// Lets libFuzzer merge texts, because only the binary that fuzzes the readers
/// can measure which parts of their code a text covers.
static Expected<padlab::MergeResult> mergeTexts(const LiveCorpus &live,
                                                const MergeOptions &options) {
  padlab::MergeResult result;
  result.before = live.count();
  if (!result.before && options.more.empty())
    return result;
  std::string merged = live.getDir() + ".merged", old = live.getDir() + ".old";
  std::string work = live.getDir() + ".work";
  for (const std::string &path : {merged, old, work})
    fs::remove_directories(path);
  for (const std::string &path : {merged, work})
    if (Error error = ensureWritableDirectory(path))
      return std::move(error);
  Command command;
  // The merge runs the corpus, which may show known defects again. They are
  // stored in a state of their own, which is deleted, so that they are not
  // reported as new.
  command.words = {options.toolDir + "/padlab-fuzz-" + options.target,
                   "-merge=1", "--state=" + work, merged, live.getDir()};
  command.words.insert(command.words.end(), options.more.begin(),
                       options.more.end());
  command.log = live.getDir() + ".merge.log";
  fs::remove(command.log);
  Exit exit = runToEnd(command);
  fs::remove_directories(work);
  if (!exit.ok() || listFiles(merged).empty()) {
    fs::remove_directories(merged);
    return createStringError("%s: error: not merged, see %s",
                             live.getDir().c_str(), command.log.c_str());
  }
  if (!fs::rename(live.getDir(), old) && !fs::rename(merged, live.getDir()))
    fs::remove_directories(old);
  result.after = live.count();
  return result;
}

Expected<padlab::MergeResult>
padlab::mergeLiveCorpus(const MergeOptions &options) {
  LiveCorpus live(options.stateDir, options.target);
  if (Error error = live.prepare(options.shard))
    return std::move(error);
  const FuzzTarget *target = findFuzzTarget(options.target);
  return target ? mergeCases(live, *target, options)
                : mergeTexts(live, options);
}

//===----------------------------------------------------------------------===//
// Pruning to one case for each feature
//===----------------------------------------------------------------------===//

PruneResult padlab::pruneCorpus(const std::string &dir,
                                const FuzzTarget &target) {
  CoverageProbe probe(target);
  std::set<uint32_t> covered;
  std::vector<uint32_t> marks;
  PruneResult result;
  for (const std::string &path : listFilesBySize(dir)) {
    ++result.before;
    if (probe.run(readFile(path).value_or(""), marks) !=
        CoverageProbe::Answer::Marked) {
      ++result.leftAlone;
      ++result.after;
      continue;
    }
    size_t known = covered.size();
    covered.insert(marks.begin(), marks.end());
    if (covered.size() != known)
      ++result.after;
    else
      fs::remove(path);
  }
  result.signals = covered.size();
  return result;
}
