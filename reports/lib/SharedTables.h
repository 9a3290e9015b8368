//===- SharedTables.h - tables of the site and of alerts --------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_REPORTS_LIB_SHAREDTABLES_H
#define PADLAB_REPORTS_LIB_SHAREDTABLES_H

#include "padlab/reports/Database.h"

#include <string>

namespace padlab::reports {

/// Makes the temporary tables of reports/sql/shared.sql. Searches the levels of
/// all series on all cores, because this search is a third of the work for a
/// site. `alerts` are those that nights have noted (readAlertFiles).
void makeSharedTables(Database &store, const std::string &alerts);

} // namespace padlab::reports

#endif // PADLAB_REPORTS_LIB_SHAREDTABLES_H
