//===- padlab-report.cpp - the page of a run -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/reports/Page.h"

#include <cstdio>
#include <cstring>
#include <string>

using namespace padlab::reports;

namespace {
constexpr int done = 0, badInput = 2;

constexpr const char *help =
    "Usage: padlab-report REPORT.json [-o PAGE.html]\n\n"
    "Writes one HTML page from the report.json of a run. The page opens from\n"
    "a file and needs nothing else. PAGE defaults to index.html beside the\n"
    "report.\n\nExit codes: 0 done, 2 bad usage or unreadable input.\n";

int fail(const std::string &where, const char *what) {
  std::fprintf(stderr, "%s: error: %s\n", where.c_str(), what);
  return badInput;
}
} // namespace

int main(int argc, char **argv) {
  std::string report, page;
  for (int i = 1; i < argc; ++i) {
    if (!std::strcmp(argv[i], "--help") || !std::strcmp(argv[i], "-h")) {
      std::fputs(help, stdout);
      return done;
    }
    if (!std::strcmp(argv[i], "-o") && i + 1 < argc)
      page = argv[++i];
    else if (argv[i][0] != '-' && report.empty())
      report = argv[i];
    else
      return fail("padlab-report", "unexpected argument (see --help)");
  }
  if (report.empty())
    return fail("padlab-report", "no report given (see --help)");
  if (page.empty()) {
    size_t slash = report.rfind('/');
    page = (slash == std::string::npos ? "" : report.substr(0, slash + 1)) +
           "index.html";
  }
  switch (writePage(report, page)) {
  case WriteResult::Done:
    return done;
  case WriteResult::Unreadable:
    return fail(report, "cannot be read");
  case WriteResult::NotAReport:
    return fail(report, "is not the report.json of a run");
  case WriteResult::Unwritable:
    return fail(page, "cannot be written");
  }
  return badInput;
}
