//===- AlertFiles.h - alerts that nights look into --------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// `STATE/alerts/KEY.json` is an alert that a run noted (reports/schema.md).
/// Nights add the commit that caused it, and the code before and after.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_REPORTS_LIB_ALERTFILES_H
#define PADLAB_REPORTS_LIB_ALERTFILES_H

#include <string>

namespace padlab::reports {

/// Returns all alerts of the state as one JSON list. Files that are not JSON
/// objects are left out.
std::string readAlertFiles(const std::string &stateDir);

} // namespace padlab::reports

#endif // PADLAB_REPORTS_LIB_ALERTFILES_H
