//===- Page.cpp - a run's report as one HTML page -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/reports/Page.h"

#include <cstdio>
#include <fstream>
#include <sstream>

using namespace padlab::reports;

namespace {
/// reports/site/index.html, embedded by the build.
constexpr std::string_view pageTemplate =
#include "PageTemplate.inc"
    ;
constexpr std::string_view marker = "/*padlab:report*/";

std::string escapeForScript(std::string_view json) {
  std::string escaped;
  escaped.reserve(json.size());
  for (char c : json)
    if (c == '<')
      escaped += "\\u003c";
    else
      escaped += c;
  return escaped;
}

/// Good enough to refuse a file that is not a report: the page itself parses.
bool looksLikeReport(std::string_view json) {
  size_t first = json.find_first_not_of(" \t\r\n");
  return first != std::string_view::npos && json[first] == '{' &&
         json.find("\"schemaVersion\"") != std::string_view::npos;
}
} // namespace

std::string padlab::reports::renderPage(std::string_view reportJson) {
  std::string page(pageTemplate);
  page.replace(page.find(marker), marker.size(), escapeForScript(reportJson));
  return page;
}

WriteResult padlab::reports::writePage(const std::string &reportPath,
                                       const std::string &pagePath) {
  std::ifstream in(reportPath, std::ios::binary);
  std::stringstream text;
  if (!in || !(text << in.rdbuf()))
    return WriteResult::Unreadable;
  std::string report = text.str();
  if (!looksLikeReport(report))
    return WriteResult::NotAReport;

  std::string temporary = pagePath + ".tmp";
  std::ofstream out(temporary, std::ios::binary | std::ios::trunc);
  out << renderPage(report);
  out.close();
  if (!out || std::rename(temporary.c_str(), pagePath.c_str()) != 0) {
    std::remove(temporary.c_str());
    return WriteResult::Unwritable;
  }
  return WriteResult::Done;
}
