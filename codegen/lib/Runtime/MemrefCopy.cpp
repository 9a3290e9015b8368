//===- MemrefCopy.cpp - strided copies -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/codegen/Runtime.h"

#include <cstring>

namespace {

/// The layout of a ranked memref descriptor in native code. Behind the offset
/// are `rank` extents, and then `rank` strides.
struct Descriptor {
  char *allocated;
  char *aligned;
  int64_t offset;
  int64_t extentsAndStrides[];
};

struct Unranked {
  int64_t rank;
  Descriptor *descriptor;
};

struct Walk {
  int64_t elementBytes, rank;
  const int64_t *extents, *fromStrides, *toStrides;

  void copy(const char *from, char *to, int64_t dim) const {
    if (dim == rank) {
      std::memcpy(to, from, elementBytes);
      return;
    }
    for (int64_t i = 0; i < extents[dim]; ++i)
      copy(from + i * fromStrides[dim] * elementBytes,
           to + i * toStrides[dim] * elementBytes, dim + 1);
  }
};

} // namespace

extern "C" void memrefCopy(int64_t elementBytes, const Unranked *from,
                           const Unranked *to) {
  int64_t rank = from->rank;
  const Descriptor &source = *from->descriptor, &target = *to->descriptor;
  const int64_t *extents = source.extentsAndStrides;
  for (int64_t i = 0; i != rank; ++i)
    if (extents[i] == 0)
      return;
  Walk walk{elementBytes, rank, extents, extents + rank,
            target.extentsAndStrides + rank};
  walk.copy(source.aligned + source.offset * elementBytes,
            target.aligned + target.offset * elementBytes, 0);
}

/// Copies a strided buffer element by element. `parts` contains the address of
/// the first element of the source, that of the target, the extents, the
/// strides of the source, and the strides of the target.
extern "C" void padlab_copy_strided(const void *parts, int64_t rank,
                                    int64_t elementBytes) {
  const char *from;
  char *to;
  std::memcpy(&from, parts, sizeof(from));
  std::memcpy(&to, static_cast<const char *>(parts) + sizeof(from), sizeof(to));
  const int64_t *extents = static_cast<const int64_t *>(parts) + 2;
  Walk walk{elementBytes, rank, extents, extents + rank, extents + 2 * rank};
  walk.copy(from, to, 0);
}
