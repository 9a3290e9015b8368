//===- PaddedProducer.cpp - the program that padding sweeps time ----------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PaddedProducer.h"

#include "llvm/Support/FormatVariadic.h"

#include <cmath>

using namespace padlab;

static constexpr int64_t elementBytes = 4;

PaddedProducer PaddedProducer::get(int64_t rows, int64_t columns,
                                   double ratio) {
  double widening = std::sqrt(1 + ratio) - 1;
  auto side = [&](int64_t extent) {
    return int64_t(std::llround(double(extent) * widening / 2));
  };
  return {rows, columns, side(rows), side(columns)};
}

PadBytes PaddedProducer::getBytes() const {
  int64_t interior = rows * columns * elementBytes;
  int64_t padded =
      (rows + 2 * padRows) * (columns + 2 * padColumns) * elementBytes;
  return {interior, interior, padded};
}

std::string PaddedProducer::getText() const {
  static const char text[] = R"(#id = affine_map<(i, j) -> (i, j)>
func.func @main(%a: tensor<{0}x{1}xf32>) -> tensor<{4}x{5}xf32>
    attributes {{padlab.seed = 1 : i64} {{
  %zero = arith.constant 0.0 : f32
  %init = tensor.empty() : tensor<{0}x{1}xf32>
  %produced = linalg.generic {{indexing_maps = [#id, #id],
      iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<{0}x{1}xf32>) outs(%init : tensor<{0}x{1}xf32>) {{
  ^bb0(%x: f32, %unused: f32):
    %square = arith.mulf %x, %x : f32
    %sum = arith.addf %square, %x : f32
    linalg.yield %sum : f32
  } -> tensor<{0}x{1}xf32>
  %padded = tensor.pad %produced low[{2}, {3}] high[{2}, {3}] {{
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  } : tensor<{0}x{1}xf32> to tensor<{4}x{5}xf32>
  return %padded : tensor<{4}x{5}xf32>
}
)";
  return llvm::formatv(text, rows, columns, padRows, padColumns,
                       rows + 2 * padRows, columns + 2 * padColumns)
      .str();
}
