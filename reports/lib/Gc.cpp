//===- Gc.cpp - padlab-report gc -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Implements retention. Ages count from the newest run, not from today, so
/// that nothing is deleted if no runs are made for a year.
///
//===----------------------------------------------------------------------===//

#include "padlab/reports/Commands.h"
#include "padlab/reports/Files.h"
#include "padlab/reports/Resources.h"
#include "padlab/reports/Store.h"

#include <array>
#include <cstdio>
#include <filesystem>
#include <optional>

using namespace padlab::reports;
namespace fs = std::filesystem;

static constexpr const char *tables[] = {
    "coverage_sample", "benchmark_sample", "benchmark_summary",
    "sighting",        "verdict",          "replay"};

/// The query for runs that are more than `:days` days older than the newest
/// run.
static const std::string oldRuns =
    "(SELECT id FROM run WHERE julianday(started_at) < "
    "(SELECT max(julianday(started_at)) FROM run) - :days)";

/// Returns the condition under which rows of old runs are deleted; nullopt if
/// the table cannot have the rule.
static std::optional<std::string> getThinning(const std::string &table,
                                              const std::string &then) {
  if (then == "none")
    return "";
  if (then == "last" && table == "coverage_sample")
    return " AND seconds < (SELECT max(seconds) FROM coverage_sample AS o "
           "WHERE o.run = coverage_sample.run AND o.target = "
           "coverage_sample.target AND o.signal = coverage_sample.signal)";
  if (then != "weekly")
    return std::nullopt;
  // The first run of a week may lack some series, or have no rows at all, so
  // the oldest run with a row is kept for each series.
  std::string owner = table.rfind("benchmark_", 0) == 0 ? "series" : "''";
  return " AND (run, " + owner +
         ") NOT IN (SELECT id, owner FROM (SELECT "
         "run.id AS id, " +
         owner + " AS owner, min(started_at) FROM " + table +
         " JOIN run ON run.id = " + table + ".run GROUP BY " + owner +
         ", strftime('%Y-%W', started_at)))";
}

static void applyRule(Database &store, const std::string &table,
                      const std::string &days, const std::string &then) {
  bool known = false;
  for (const char *name : tables)
    known |= table == name;
  if (!known)
    return store.fail("the rules of retention name a table '" + table +
                      "', to which no rule can apply");
  if (std::optional<std::string> thinning = getThinning(table, then))
    return store.run("DELETE FROM " + table + " WHERE run IN " + oldRuns +
                         *thinning,
                     {{":days", days}});
  store.fail("the rules of retention have an invalid 'then': '" + then +
             "' for " + table);
}

static void applyRules(Database &store, const std::string &rules) {
  std::vector<std::array<std::string, 3>> parsed;
  store.run("SELECT value ->> 'table', value ->> 'keep_days', value ->> 'then' "
            "FROM json_each(:rules, '$.rules')",
            {{":rules", rules}}, [&](const Row &row) {
              parsed.push_back({std::string(row.text(0)),
                                std::string(row.text(1)),
                                std::string(row.text(2))});
            });
  for (const auto &[table, days, then] : parsed)
    applyRule(store, table, days, then);
}

/// Returns the folders of those runs in the store that are older than the days
/// of `rule`.
static std::vector<std::string> listOldFolders(Database &store,
                                               const fs::path &results,
                                               const std::string &rules,
                                               const char *rule) {
  std::string days = store.query("SELECT :rules ->> ('$.results.' || :rule)",
                                 {{":rules", rules}, {":rule", rule}});
  std::vector<std::string> folders;
  if (!days.empty())
    store.run("SELECT folder FROM run WHERE id IN " + oldRuns,
              {{":days", days}}, [&](const Row &row) {
                // Only runs of this state are considered: runs of other folders
                // may be stored, too.
                if (fs::path(row.text(0)).parent_path() == results)
                  folders.emplace_back(row.text(0));
              });
  return folders;
}

/// Removes the programs of findings, the causes and the blind spots from a
/// report. The programs are also in every later report, in the findings' own
/// folders, and in the store.
static void dropTexts(Database &store, const std::string &folder) {
  RunFolder run = readRunFolder(folder);
  if (!run.error.empty() || run.report.find("\"texts\"") == std::string::npos)
    return;
  std::string slim = store.query(
      "SELECT json_set(json_remove(:report, '$.causes', '$.blindSpots'), "
      "'$.findings', json((SELECT "
      "json_group_array(json(json_remove(value, '$.texts'))) FROM "
      "json_each(:report, '$.findings'))))",
      {{":report", run.report}});
  if (store.failed() || slim.empty() ||
      !writeFile(folder + "/report.json", slim + "\n"))
    return;
  store.run(
      "UPDATE run SET digest = digest(:report || :matrix) "
      "WHERE folder = :folder",
      {{":report", slim + "\n"}, {":matrix", run.matrix}, {":folder", folder}});
}

static void dropLogs(const std::string &folder) {
  std::error_code error;
  for (fs::directory_iterator it(folder, error), end; !error && it != end;
       it.increment(error))
    if (it->path().extension() == ".log")
      fs::remove(it->path(), error);
  fs::remove_all(folder + "/tasks", error);
}

static void cleanResults(Database &store, const std::string &stateDir,
                         const std::string &rules) {
  std::error_code ignored;
  fs::path results = fs::weakly_canonical(stateDir + "/results", ignored);
  for (const std::string &folder :
       listOldFolders(store, results, rules, "keep_runs_days"))
    fs::remove_all(folder, ignored);
  for (const std::string &folder :
       listOldFolders(store, results, rules, "keep_logs_days"))
    dropLogs(folder);
  for (const std::string &folder :
       listOldFolders(store, results, rules, "keep_texts_days")) {
    dropTexts(store, folder);
    // report.json has the times of this file's rounds, too, so nothing is lost.
    fs::remove(folder + "/bench.json", ignored);
  }
}

static std::string getRules(const Arguments &arguments, std::string &source) {
  source = arguments.get("rules", arguments.getStateDir() + "/retention.json");
  std::optional<std::string> own = readFile(source);
  if (own || arguments.has("rules"))
    return own.value_or("");
  source = "retention.json";
  return std::string(getResource("retention.json"));
}

int padlab::reports::runGc(const Arguments &arguments) {
  std::string stateDir = arguments.getStateDir();
  std::string path = getStorePath(stateDir), source;
  std::string rules = getRules(arguments, source);
  long wait = arguments.getNumber("wait", defaultWaitSeconds);
  std::error_code ignored;
  if (wait < 0)
    return fail("padlab-report", "--wait is not a number of seconds");
  if (!fs::exists(path, ignored))
    return fail(path, "no such store");
  WriterLock lock(stateDir, static_cast<int>(wait));
  if (!lock.getError().empty())
    return fail(lock.getError());
  std::unique_ptr<Database> store = openForWriting(path);
  if (!store->failed() &&
      store->query("SELECT json_valid(:r)", {{":r", rules}}) != "1")
    return fail(source, "is not JSON");

  int64_t before = store->countChanges();
  {
    Transaction transaction(*store);
    applyRules(*store, rules);
    if (!store->failed() && !arguments.has("dry-run"))
      transaction.commit();
    if (store->failed())
      return fail(path, store->getError());
  }
  int64_t gone = store->countChanges() - before;
  if (!arguments.has("dry-run")) {
    cleanResults(*store, stateDir, rules);
    // Compacting the file is worth its time if more than a fifth of it is
    // empty.
    if (store->query("SELECT f.freelist_count * 5 > p.page_count FROM "
                     "pragma_freelist_count AS f, pragma_page_count AS p") ==
        "1")
      store->run("VACUUM");
  }
  if (store->failed())
    return fail(path, store->getError());
  std::printf("%s: %lld rows %s, %.1f MiB\n", path.c_str(),
              static_cast<long long>(gone),
              arguments.has("dry-run") ? "would go" : "gone",
              double(fs::file_size(path, ignored)) / (1 << 20));
  return exitDone;
}
