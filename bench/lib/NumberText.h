//===- NumberText.h - numbers as people and JSON read them ---*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_LIB_NUMBERTEXT_H
#define PADLAB_BENCH_LIB_NUMBERTEXT_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/JSON.h"

#include <string>

namespace padlab {

/// Formats 0.031 as `3.1 %`; a number that is not finite as `none`.
std::string formatPercent(double share);

/// Returns null for a number that is not finite, because JSON has none.
llvm::json::Value toFiniteNumber(double value);

std::string joinNumbers(llvm::ArrayRef<int64_t> numbers,
                        llvm::StringRef separator = ", ");

} // namespace padlab

#endif // PADLAB_BENCH_LIB_NUMBERTEXT_H
