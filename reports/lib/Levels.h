//===- Levels.h - the levels of all series ----------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_REPORTS_LIB_LEVELS_H
#define PADLAB_REPORTS_LIB_LEVELS_H

#include "padlab/reports/Database.h"

namespace padlab::reports {

/// Fills the table `level` of reports/sql/site/00-prologue.sql from `measure`,
/// on all cores: looking for change points is a third of what a site takes.
void addLevels(Database &store);

} // namespace padlab::reports

#endif // PADLAB_REPORTS_LIB_LEVELS_H
