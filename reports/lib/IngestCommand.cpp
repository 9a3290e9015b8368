//===- IngestCommand.cpp - padlab-report ingest -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/reports/Commands.h"
#include "padlab/reports/Store.h"

#include <cstdio>
#include <filesystem>

using namespace padlab::reports;
namespace fs = std::filesystem;

namespace {
struct Counts {
  unsigned taken = 0, changed = 0, known = 0, refused = 0, broken = 0;
};
} // namespace

/// Ingests all runs in one transaction. A folder that is not a run is named and
/// left out.
static Counts ingestAll(Database &store, const std::string &stateDir,
                        const std::vector<std::string> &paths) {
  Counts counts;
  Transaction transaction(store);
  for (const std::string &path : paths) {
    RunFolder folder = findRun(store, stateDir, path);
    Ingested outcome = ingestRun(store, folder);
    if (store.failed())
      return counts;
    if (!folder.error.empty())
      fail(folder.error);
    counts.taken += outcome == Ingested::New;
    counts.changed += outcome == Ingested::Changed;
    counts.known += outcome == Ingested::Known;
    counts.refused += outcome == Ingested::OtherRelease;
    counts.broken += outcome == Ingested::Failed;
  }
  transaction.commit();
  return counts;
}

static int report(const std::string &path, const Database &store,
                  const Counts &counts) {
  if (store.failed())
    return fail(path, store.getError());
  std::printf("%s: %u new runs, %u changed, %u known already\n", path.c_str(),
              counts.taken, counts.changed, counts.known);
  return counts.broken + counts.refused ? exitBadInput : exitDone;
}

/// Removes the files of a rebuild that was killed.
static void removeUnfinished(const std::string &path) {
  std::error_code ignored;
  for (const char *suffix : {".rebuild", ".rebuild-journal"})
    fs::remove(path + suffix, ignored);
}

/// Builds a new store beside the old one, and replaces the old one when it is
/// complete. Folders that are not runs are left out, so that a damaged store
/// can still be rebuilt. Runs of two releases must be separated by hand first:
/// the old store may hold what the new one refuses.
static int rebuild(const std::string &stateDir, const std::string &path) {
  std::string fresh = path + ".rebuild";
  std::error_code error;
  Counts counts;
  int code;
  {
    std::unique_ptr<Database> store = openForWriting(fresh);
    counts = ingestAll(*store, stateDir, listRunFolders(stateDir));
    if (counts.refused && !store->failed()) {
      store.reset();
      removeUnfinished(path);
      return fail(path, "stays as it was: the runs are of more than one LLVM; "
                        "move those of the other one away");
    }
    code = report(path, *store, counts);
    if (store->failed())
      return code;
  }
  // The old store's journal would be taken for one of the new store's.
  fs::remove(path + "-journal", error);
  fs::rename(fresh, path, error);
  return error ? fail(path, "cannot be written") : code;
}

int padlab::reports::runIngest(const Arguments &arguments) {
  std::string stateDir = arguments.getStateDir();
  bool all = arguments.has("all") || arguments.has("rebuild");
  if (all != arguments.positional.empty())
    return fail("padlab-report", "ingest takes runs, or --all, or --rebuild");
  long wait = arguments.getNumber("wait", defaultWaitSeconds);
  if (wait < 0)
    return fail("padlab-report", "--wait is not a number of seconds");
  // A mistyped state must not become an empty store.
  std::error_code ignored;
  if (all && !fs::is_directory(stateDir + "/results", ignored))
    return fail(stateDir + "/results", "no such folder");

  WriterLock lock(stateDir, static_cast<int>(wait));
  if (!lock.getError().empty())
    return fail(lock.getError());
  std::string path = getStorePath(stateDir);
  removeUnfinished(path);
  if (arguments.has("rebuild"))
    return rebuild(stateDir, path);
  std::unique_ptr<Database> store = openForWriting(path);
  Counts counts = ingestAll(
      *store, stateDir, all ? listRunFolders(stateDir) : arguments.positional);
  return report(path, *store, counts);
}
