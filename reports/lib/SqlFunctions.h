//===- SqlFunctions.h - functions that our SQL may call ---------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_REPORTS_SQLFUNCTIONS_H
#define PADLAB_REPORTS_SQLFUNCTIONS_H

struct sqlite3;

namespace padlab::reports {
/// Registers the functions that Database.h lists.
void registerSqlFunctions(sqlite3 *handle);
} // namespace padlab::reports

#endif // PADLAB_REPORTS_SQLFUNCTIONS_H
