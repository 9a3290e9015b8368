//===- Resources.h - the files inside the tool ------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The SQL, the site's sources and the chart library travel inside the tool,
/// so that padlab-report stands alone. The build makes the table from
/// reports/sql, reports/site and what npm brought.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_REPORTS_RESOURCES_H
#define PADLAB_REPORTS_RESOURCES_H

#include <string_view>
#include <vector>

namespace padlab::reports {

struct Resource {
  /// `sql/ingest.sql`, `site/style.css`.
  std::string_view path;
  std::string_view text;
};

/// Sorted by path.
const std::vector<Resource> &getResources();

/// The text of a file that the build put in; empty when there is none.
std::string_view getResource(std::string_view path);

/// Returns the resources whose path begins with `prefix`.
std::vector<Resource> getResources(std::string_view prefix);

} // namespace padlab::reports

#endif // PADLAB_REPORTS_RESOURCES_H
