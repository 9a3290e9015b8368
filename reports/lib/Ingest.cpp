//===- Ingest.cpp - takes a run into the store -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/reports/Files.h"
#include "padlab/reports/Resources.h"
#include "padlab/reports/Store.h"

#include <algorithm>
#include <filesystem>

using namespace padlab::reports;
namespace fs = std::filesystem;

RunFolder padlab::reports::readRunFolder(const std::string &path) {
  std::error_code ignored;
  fs::path folder = path;
  if (!fs::is_directory(folder, ignored))
    folder = folder.parent_path();
  RunFolder run;
  run.path = fs::weakly_canonical(folder, ignored).string();
  std::string report = (folder / "report.json").string();
  if (std::optional<std::string> text = readFile(report))
    run.report = std::move(*text);
  else
    run.error = report + ": error: cannot be read";
  run.matrix = readFile((folder / "op-matrix.json").string()).value_or("");
  return run;
}

RunFolder padlab::reports::findRun(Database &store, const std::string &stateDir,
                                   const std::string &path) {
  std::error_code ignored;
  if (!fs::is_regular_file(path, ignored) ||
      fs::path(path).filename() == "report.json")
    return readRunFolder(path);
  RunFolder run;
  Parameters parameters = {{":bench", readFile(path).value_or("")}};
  std::string id;
  if (store.query("SELECT json_valid(:bench)", parameters) == "1")
    store.run(getResource("sql/result-file.sql"), parameters,
              [&](const Row &row) {
                id = row.text(0);
                run.report = row.text(1);
              });
  if (id.empty()) {
    run.error = path + ": error: is no result file of padlab-bench";
    return run;
  }
  run.path = fs::weakly_canonical(stateDir + "/results/" + id, ignored);
  if (!writeFile(run.path + "/report.json", run.report))
    run.error = run.path + "/report.json: error: cannot be written";
  return run;
}

std::vector<std::string>
padlab::reports::listRunFolders(const std::string &stateDir) {
  std::vector<std::string> folders;
  std::error_code error;
  for (fs::directory_iterator it(stateDir + "/results", error), end;
       !error && it != end; it.increment(error))
    // `latest` is a link to one of the other runs; a run that was killed early
    // has no report.
    if (!it->is_symlink(error) && fs::exists(it->path() / "report.json", error))
      folders.push_back(it->path().string());
  std::sort(folders.begin(), folders.end());
  return folders;
}

namespace {
/// The fields that a report must have.
struct Essentials {
  bool isJSON = false;
  std::string version, missing, id, llvm;
};
} // namespace

/// Reads the fields by one statement, so that large reports are parsed once.
static Essentials readEssentials(Database &store, const RunFolder &folder) {
  constexpr const char *names[] = {"run.id", "run.startedAt", "machine.cpu",
                                   "versions.padlab", "versions.llvm"};
  std::string script =
      "SELECT json_valid(:report) AND json_valid(coalesce(nullif(:matrix, ''), "
      "'{}')), iif(json_valid(:report), :report ->> '$.schemaVersion', '')";
  for (const char *name : names)
    script += std::string(", iif(json_valid(:report), :report ->> '$.") + name +
              "', '')";
  Essentials essentials;
  store.run(script, {{":report", folder.report}, {":matrix", folder.matrix}},
            [&](const Row &row) {
              essentials.isJSON = row.integer(0) != 0;
              essentials.version = row.text(1);
              essentials.id = row.text(2);
              essentials.llvm = row.text(6);
              for (int i = 4; i >= 0; --i)
                if (row.text(2 + i).empty())
                  essentials.missing = names[i];
            });
  return essentials;
}

/// Returns why the text is not a report that can be read; empty if it is one.
static std::string findMistake(const Essentials &essentials) {
  const std::string known = std::to_string(reportSchemaVersion);
  if (!essentials.isJSON)
    return "is not JSON, or op-matrix.json beside it is not";
  if (essentials.version.empty())
    return "is not the report.json of a run";
  if (essentials.version != known)
    return "is of version " + essentials.version +
           ", this padlab-report reads " + known;
  return essentials.missing.empty() ? "" : "has no " + essentials.missing;
}

/// Returns an error if the run is of another LLVM release than the other runs
/// in the store, because findings and series of different releases are not
/// comparable; else an empty text.
static std::string findOtherRelease(Database &store,
                                    const Essentials &essentials) {
  std::string others = store.query(
      "SELECT CAST(llvm AS INTEGER) FROM run JOIN toolchain ON toolchain.id = "
      "run.toolchain WHERE name <> :id ORDER BY started_at DESC LIMIT 1",
      {{":id", essentials.id}});
  std::string own = std::to_string(std::atoi(essentials.llvm.c_str()));
  return others.empty() || others == own
             ? ""
             : "is of LLVM " + own + ", the other runs of the store of LLVM " +
                   others;
}

Ingested padlab::reports::ingestRun(Database &store, RunFolder &folder) {
  if (!folder.error.empty())
    return Ingested::Failed;
  Essentials essentials = readEssentials(store, folder);
  std::string wrong = findMistake(essentials);
  if (!wrong.empty() && !store.failed())
    folder.error = folder.path + "/report.json: error: " + wrong;
  if (!wrong.empty())
    return Ingested::Failed;

  Parameters parameters = {{":report", folder.report},
                           {":matrix", folder.matrix},
                           {":folder", folder.path}};
  std::string digest =
      store.query("SELECT digest(:report || :matrix)", parameters);
  std::string known = store.query("SELECT digest FROM run WHERE name = :id",
                                  {{":id", essentials.id}});
  if (!store.failed() && known == digest)
    return Ingested::Known;
  // This comes after the return for unchanged runs: a store of an earlier
  // version may hold two releases, and its own runs must not be refused.
  wrong = findOtherRelease(store, essentials);
  if (!wrong.empty() && !store.failed()) {
    folder.error = folder.path + "/report.json: error: " + wrong;
    return Ingested::OtherRelease;
  }
  parameters[":digest"] = digest;
  store.run(getResource("sql/ingest.sql"), parameters);
  if (store.failed())
    return Ingested::Failed;
  return known.empty() ? Ingested::New : Ingested::Changed;
}
