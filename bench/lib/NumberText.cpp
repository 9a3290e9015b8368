//===- NumberText.cpp - numbers as people read them -===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NumberText.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"

#include <cmath>

std::string padlab::formatPercent(double share) {
  return std::isfinite(share) ? llvm::formatv("{0:f1} %", share * 100).str()
                              : "none";
}

llvm::json::Value padlab::toFiniteNumber(double value) {
  if (!std::isfinite(value))
    return nullptr;
  return value;
}

std::string padlab::joinNumbers(llvm::ArrayRef<int64_t> numbers,
                                llvm::StringRef separator) {
  return llvm::join(
      llvm::map_range(numbers, [](int64_t n) { return std::to_string(n); }),
      separator);
}
