//===- WorkaroundTable.h - the workarounds, for people ----------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_WORKAROUNDTABLE_H
#define PADLAB_FUZZ_WORKAROUNDTABLE_H

#include "llvm/Support/Error.h"

#include <string>

namespace padlab {

/// Returns docs/workarounds.md: a row for each workaround
/// (padlab/codegen/Workarounds.h), with upstream's threads and the releases
/// that show it according to the records in `corpus`/defects. The error is that
/// of a record.
llvm::Expected<std::string> printWorkaroundTable(const std::string &corpus);

} // namespace padlab

#endif // PADLAB_FUZZ_WORKAROUNDTABLE_H
