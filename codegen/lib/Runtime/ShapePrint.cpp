//===- ShapePrint.cpp - shapes printed by compiled programs -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Implements `shape.debug_print`, which prints a line on stderr in the form
/// that the document of the shape dialect specifies. Sizes and shapes are
/// encoded as ShapeEncoding.h of the dialect layer describes. This file must
/// not depend on MLIR, so it cannot include that header, and repeats its
/// constants.
///
//===----------------------------------------------------------------------===//

#include "padlab/codegen/Runtime.h"

#include <cinttypes>
#include <cstdio>

static constexpr int64_t unknownSize = -1, rankedTag = 0, unrankedTag = 1;

static void printSize(int64_t size) {
  if (size >= 0)
    std::fprintf(stderr, "%" PRId64, size);
  else
    std::fputs(size == unknownSize ? "?" : "[invalid]", stderr);
}

extern "C" void padlab_debug_print_size(int64_t size) {
  printSize(size);
  std::fputc('\n', stderr);
}

extern "C" void padlab_debug_print_shape(const int64_t *, const int64_t *shape,
                                         int64_t offset, int64_t elements,
                                         int64_t stride) {
  shape += offset;
  if (*shape != rankedTag) {
    std::fputs(*shape == unrankedTag ? "[*]\n" : "[invalid]\n", stderr);
    return;
  }
  std::fputc('[', stderr);
  for (int64_t i = 1; i < elements; ++i) {
    if (i > 1)
      std::fputs(", ", stderr);
    printSize(shape[i * stride]);
  }
  std::fputs("]\n", stderr);
}
