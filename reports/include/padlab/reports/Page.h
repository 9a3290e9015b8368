//===- Page.h - a run's report as one HTML page -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// One file that opens from disk: the page of reports/site with the report's
/// JSON inside. No network, no other file. Links no compiler.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_REPORTS_PAGE_H
#define PADLAB_REPORTS_PAGE_H

#include <string>
#include <string_view>

namespace padlab::reports {

/// `reportJson` is the text of a run's report.json, embedded as it is (the page
/// reads schema version 1). Text of programs in it cannot close the script
/// element or open a comment: every `<` is written as its JSON escape.
std::string renderPage(std::string_view reportJson);

/// The outcome of `writePage`.
enum class WriteResult { Done, Unreadable, NotAReport, Unwritable };

/// Reads `reportPath`, writes `pagePath` by a temporary file and a rename, so
/// that a page that is there is never half of one.
WriteResult writePage(const std::string &reportPath,
                      const std::string &pagePath);

} // namespace padlab::reports

#endif // PADLAB_REPORTS_PAGE_H
