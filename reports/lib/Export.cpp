//===- Export.cpp - padlab-report export -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A format is a query in reports/sql/export: its rows are the lines of the
/// file, its parameter `:run` is the id of the run.
///
//===----------------------------------------------------------------------===//

#include "padlab/reports/Commands.h"
#include "padlab/reports/Files.h"
#include "padlab/reports/Resources.h"
#include "padlab/reports/Store.h"

#include <cstdio>

using namespace padlab::reports;

int padlab::reports::runExport(const Arguments &arguments) {
  std::string format = arguments.get("format");
  if (format == "csv")
    format += "-" + arguments.get("table", "benchmarks");
  else if (arguments.has("table"))
    return fail("padlab-report", "--table needs --format=csv");
  std::string_view script = getResource("sql/export/" + format + ".sql");
  if (script.empty())
    return fail("padlab-report",
                "--format is junit, sarif, lnt, csv or markdown; --table is "
                "benchmarks, findings or runs");

  std::string path = getStorePath(arguments.getStateDir());
  std::unique_ptr<Database> store = openForReading(path);
  std::string run =
      store->query("SELECT id FROM run WHERE :name = '' OR name = :name "
                   "ORDER BY started_at DESC LIMIT 1",
                   {{":name", arguments.get("run")}});
  if (!store->failed() && run.empty())
    store->fail(arguments.has("run")
                    ? "holds no run '" + arguments.get("run") + "'"
                    : "holds no run");
  std::string text;
  store->run(script, {{":run", run}}, [&](const Row &row) {
    text += row.text(0);
    text += '\n';
  });
  if (store->failed())
    return fail(path, store->getError());
  if (!arguments.has("o"))
    std::fwrite(text.data(), 1, text.size(), stdout);
  else if (!writeFile(arguments.get("o"), text))
    return fail(arguments.get("o"), "cannot be written");
  return exitDone;
}
