//===- Resources.h - the files inside the tool ------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The SQL, the site's sources and some JSON are embedded in padlab-report, so
/// that it needs no other files. The build makes the table from reports/sql,
/// reports/site, and the JSON files of reports.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_REPORTS_RESOURCES_H
#define PADLAB_REPORTS_RESOURCES_H

#include <string_view>
#include <vector>

namespace padlab::reports {

struct Resource {
  /// The path in the source folder, such as `sql/ingest.sql` or
  /// `site/style.css`.
  std::string_view path;
  std::string_view text;
};

/// Returns all resources, sorted by path.
const std::vector<Resource> &getResources();

/// Returns the text of an embedded file; empty if there is none.
std::string_view getResource(std::string_view path);

/// Returns the resources whose path begins with `prefix`.
std::vector<Resource> getResources(std::string_view prefix);

} // namespace padlab::reports

#endif // PADLAB_REPORTS_RESOURCES_H
