//===- Growth.cpp - how compilation grows with programs -------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Growth.h"

#include "llvm/Support/FormatVariadic.h"

#include <cmath>

using namespace padlab;

std::string padlab::makePairs(unsigned pairs) {
  constexpr unsigned extent = 16;
  auto type = [&](unsigned done) {
    return llvm::formatv("tensor<{0}x{0}xf32>", extent + 2 * done).str();
  };
  std::string text = llvm::formatv("#id = affine_map<(i, j) -> (i, j)>\n"
                                   "func.func @main(%p0: {0}) -> {1} "
                                   "attributes {{padlab.seed = 1 : i64} {{\n"
                                   "  %zero = arith.constant 0.0 : f32\n",
                                   type(0), type(pairs));
  for (unsigned i = 0; i != pairs; ++i)
    text +=
        llvm::formatv("  %e{0} = tensor.empty() : {2}\n"
                      "  %s{0} = linalg.generic {{indexing_maps = [#id, #id], "
                      "iterator_types = [\"parallel\", \"parallel\"]} "
                      "ins(%p{0} : {2}) outs(%e{0} : {2}) {{\n"
                      "  ^bb0(%x: f32, %unused: f32):\n"
                      "    %square = arith.mulf %x, %x : f32\n"
                      "    linalg.yield %square : f32\n"
                      "  } -> {2}\n"
                      "  %p{1} = tensor.pad %s{0} low[1, 1] high[1, 1] {{\n"
                      "  ^bb0(%i: index, %j: index):\n"
                      "    tensor.yield %zero : f32\n"
                      "  } : {2} to {3}\n",
                      i, i + 1, type(i), type(i + 1));
  return text +
         llvm::formatv("  return %p{0} : {1}\n}\n", pairs, type(pairs)).str();
}

double padlab::fitExponent(llvm::ArrayRef<std::pair<double, double>> points) {
  double x = 0, y = 0, xx = 0, xy = 0, n = points.size();
  for (auto [pairs, seconds] : points) {
    double a = std::log(pairs), b = std::log(seconds);
    x += a, y += b, xx += a * a, xy += a * b;
  }
  return (n * xy - x * y) / (n * xx - x * x);
}
