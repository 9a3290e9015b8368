//===- Store.h - the database of all runs -----------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The store is `STATE/padlab.db`. Its schema is the sum of the files in
/// reports/sql/migrations, and `user_version` says how many of them a store has
/// seen. reports/schema.md describes the tables.
///
/// There is one writer: it holds a lock on `padlab.db.lock`, which the system
/// releases when the process ends in any way. Errors are one line each, and
/// leave the stored data intact.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_REPORTS_STORE_H
#define PADLAB_REPORTS_STORE_H

#include "padlab/reports/Database.h"

#include <memory>
#include <vector>

namespace padlab::reports {

/// Version of report.json that is read.
inline constexpr int reportSchemaVersion = 1;
/// How long a writer waits for another one.
inline constexpr int defaultWaitSeconds = 10;

std::string getStorePath(const std::string &stateDir);

/// The lock that the writer of the store holds. `getError` says why it could
/// not be taken; empty if it was.
class WriterLock {
public:
  WriterLock(const std::string &stateDir, int waitSeconds);
  ~WriterLock();
  WriterLock(const WriterLock &) = delete;
  WriterLock &operator=(const WriterLock &) = delete;
  const std::string &getError() const { return error; }

private:
  int descriptor;
  std::string error;
};

/// Opens the store at `path` for writing, creates it if it does not exist,
/// brings its schema up to date, and checks it for damage. If one of these
/// fails, `getError` of the returned database says why.
std::unique_ptr<Database> openForWriting(const std::string &path);

/// Opens a store for reading; fails if its schema is not that of this version,
/// or if it is damaged.
std::unique_ptr<Database> openForReading(const std::string &path);

/// A run's folder on disk.
struct RunFolder {
  std::string path;   ///< The folder, absolute.
  std::string report; ///< The text of report.json.
  std::string matrix; ///< The text of op-matrix.json, or empty.
  std::string error;  ///< Why it cannot be read, or empty.
};

/// Reads the folder of a run. `path` is the folder or the report.json in it.
RunFolder readRunFolder(const std::string &path);

/// Reads the folder of a run like `readRunFolder`. A result file of
/// padlab-bench (bench/include/padlab/bench/Results.h) first becomes a run: a
/// folder below STATE/results, named after its time and contents, so that the
/// store can be rebuilt from there.
RunFolder findRun(Database &store, const std::string &stateDir,
                  const std::string &path);

/// Returns the folders of the runs in STATE/results, the oldest first.
std::vector<std::string> listRunFolders(const std::string &stateDir);

enum class Ingested { New, Changed, Known, OtherRelease, Failed };

/// Takes a run into the store, within the caller's transaction. Returns
/// `Failed` with `folder.error` set if the report is not valid, and `Failed`
/// without it if the store failed (ask `store`). Returns `OtherRelease` if the
/// run used another release of LLVM than the runs in the store; `folder.error`
/// says which. The store is unchanged after an invalid report or another
/// release.
Ingested ingestRun(Database &store, RunFolder &folder);

} // namespace padlab::reports

#endif // PADLAB_REPORTS_STORE_H
