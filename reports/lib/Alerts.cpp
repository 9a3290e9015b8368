//===- Alerts.cpp - padlab-report alerts ----------------------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AlertFiles.h"
#include "SharedTables.h"

#include "padlab/reports/Commands.h"
#include "padlab/reports/Files.h"
#include "padlab/reports/Resources.h"
#include "padlab/reports/Store.h"

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <vector>

using namespace padlab::reports;
namespace fs = std::filesystem;

static std::string getAlertFolder(const std::string &stateDir) {
  return stateDir + "/alerts";
}

static std::vector<std::string> listAlertFiles(const std::string &stateDir) {
  std::vector<std::string> paths;
  std::error_code error;
  for (fs::directory_iterator it(getAlertFolder(stateDir), error), end;
       !error && it != end; it.increment(error))
    if (it->path().extension() == ".json")
      paths.push_back(it->path().string());
  std::sort(paths.begin(), paths.end());
  return paths;
}

std::string padlab::reports::readAlertFiles(const std::string &stateDir) {
  Database sql(":memory:", Database::Mode::ReadWrite);
  std::string list = "[";
  for (const std::string &path : listAlertFiles(stateDir)) {
    std::optional<std::string> text = readFile(path);
    if (!text || sql.query("SELECT iif(json_valid(:text), json_type(:text), "
                           "'')",
                           {{":text", *text}}) != "object")
      continue;
    list += (list.size() > 1 ? ",\n" : "") + *text;
  }
  return list + "]";
}

namespace {
struct AlertRow {
  std::string text, key;
  bool isKnown;
};
} // namespace

static std::vector<AlertRow>
findAlerts(Database &store, const std::string &stateDir, long days) {
  std::vector<AlertRow> alerts;
  store.run("BEGIN");
  makeSharedTables(store, readAlertFiles(stateDir));
  store.run(getResource("sql/alerts.sql"),
            {{":accepted", std::string(getResource("accepted.json"))},
             {":days", std::to_string(days)}},
            [&](const Row &row) {
              alerts.push_back({std::string(row.text(0)),
                                std::string(row.text(1)), row.integer(2) != 0});
            });
  store.run("COMMIT");
  return alerts;
}

/// Writes an alert that is not noted yet; returns false if that fails. An
/// existing file contains what later nights found out, and is left as it is.
static bool noteAlert(const AlertRow &alert, const std::string &stateDir,
                      const std::string &run) {
  std::string path = getAlertFolder(stateDir) + "/" + alert.key + ".json";
  std::error_code ignored;
  if (fs::exists(path, ignored))
    return true;
  Database sql(":memory:", Database::Mode::ReadWrite);
  std::string text = sql.query(
      "SELECT json_set(:text, '$.seen', :run, '$.state', 'new') || char(10)",
      {{":text", alert.text}, {":run", run}});
  return writeFile(path, text);
}

/// Concludes alerts that were accepted since they were noted, so that no night
/// searches their commits any more. Returns false if a file cannot be written.
static bool concludeAccepted(const std::string &stateDir) {
  Database sql(":memory:", Database::Mode::ReadWrite);
  for (const std::string &path : listAlertFiles(stateDir)) {
    std::string text = sql.query(
        "SELECT json_set(alert, '$.state', 'accepted', '$.why', one.value ->> "
        "'reason') || char(10) FROM (SELECT iif(json_valid(:text), :text, '{}')"
        " AS alert), json_each(:accepted) AS one WHERE alert ->> 'state' IN "
        "('new', 'open') AND alert ->> 'series' = one.value ->> 'series' AND "
        "alert ->> 'figure' = one.value ->> 'figure' AND alert ->> 'run' = "
        "one.value ->> 'run' LIMIT 1",
        {{":text", readFile(path).value_or("")},
         {":accepted", std::string(getResource("accepted.json"))}});
    if (!text.empty() && !writeFile(path, text))
      return false;
  }
  return true;
}

int padlab::reports::runAlerts(const Arguments &arguments) {
  std::string stateDir = arguments.getStateDir();
  long days = arguments.getNumber("days", 14);
  if (days < 0)
    return fail("padlab-report", "--days is a number of days");
  std::string path = getStorePath(stateDir);
  std::unique_ptr<Database> store = openForReading(path);
  std::vector<AlertRow> alerts = findAlerts(*store, stateDir, days);
  if (store->failed())
    return fail(path, store->getError());
  if (arguments.has("note") && !concludeAccepted(stateDir))
    return fail(getAlertFolder(stateDir), "cannot be written");
  for (const AlertRow &alert : alerts) {
    if (!alert.isKnown && arguments.has("note") &&
        !noteAlert(alert, stateDir, arguments.get("note")))
      return fail(getAlertFolder(stateDir), "cannot be written");
    std::printf("%s\n", alert.text.c_str());
  }
  return exitDone;
}
