//===- Accept.cpp - padlab-report accept ----------------------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Records an intended change for the worse with its reason, in a file of the
/// repository that is part of the commit that made the change. The site shows
/// the contents of the file with which it was built.
///
//===----------------------------------------------------------------------===//

#include "padlab/reports/Commands.h"
#include "padlab/reports/Database.h"
#include "padlab/reports/Files.h"

#include <cstdio>

using namespace padlab::reports;

/// Adds an entry to the list in `text`, which has one entry per line.
static constexpr const char *addEntry =
    "SELECT '[' || char(10) || group_concat(' ' || value, ',' || char(10)) || "
    "char(10) || ']' || char(10) FROM json_each(json_insert(:text, '$[#]', "
    "json_object('series', :series, 'figure', :figure, 'run', :run, 'reason', "
    ":reason)))";

int padlab::reports::runAccept(const Arguments &arguments) {
  if (arguments.positional.size() != 1)
    return fail("padlab-report", "accept takes the name of one series");
  for (const char *name : {"figure", "run", "reason"})
    if (arguments.get(name).empty())
      return fail("padlab-report",
                  "accept takes --figure=, --run= and --reason=");
  std::string path = arguments.get("file", "reports/accepted.json");
  std::optional<std::string> text = readFile(path);
  if (!text)
    return fail(path, "cannot be read: run it in a checkout of padlab");
  Database sql(":memory:", Database::Mode::ReadWrite);
  if (sql.query("SELECT iif(json_valid(:text), json_type(:text), '')",
                {{":text", *text}}) != "array")
    return fail(path, "is no list in JSON");
  std::string changed =
      sql.query(addEntry, {{":text", *text},
                           {":series", arguments.positional.front()},
                           {":figure", arguments.get("figure")},
                           {":run", arguments.get("run")},
                           {":reason", arguments.get("reason")}});
  if (sql.failed())
    return fail(path, sql.getError());
  if (!writeFile(path, changed))
    return fail(path, "cannot be written");
  std::printf("%s: accepted; commit it\n", path.c_str());
  return exitDone;
}
