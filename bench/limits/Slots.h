//===- Slots.h - from slots to runs of bytes ------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Only files of kernels include this file. Everything in it is local to the
/// file that includes it, so that code for one CPU is never linked into
/// another's.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_LIMITS_SLOTS_H
#define PADLAB_BENCH_LIMITS_SLOTS_H

#include "Limits.h"

namespace {

/// A padded destination in address order: `before` bytes of padding, then rows
/// of `width` bytes with `between` bytes of padding after each row but the
/// last, then `after`. There is at least one row, and rows are not empty.
struct Runs {
  const char *from;
  char *to;
  int64_t rows, width, before, between, after;
  int64_t getTotal() const {
    return before + rows * width + (rows - 1) * between + after;
  }
};

/// The number of words in a descriptor: allocated, aligned, offset, extents,
/// strides.
constexpr int64_t descriptorSize(int64_t rank) { return 3 + 2 * rank; }

inline char *getData(const uint64_t *descriptor, int64_t elementBytes) {
  return reinterpret_cast<char *>(descriptor[1]) +
         int64_t(descriptor[2]) * elementBytes;
}

/// Returns the destination as the result, as the program does: copies its
/// descriptor to that of the result.
template <int64_t words>
void returnDestination(uint64_t *destination) {
#pragma clang loop unroll(full)
  for (int64_t i = 0; i != words; ++i)
    destination[words + i] = destination[i];
}

inline Runs makeRuns(const char *from, char *to, int64_t rows, int64_t columns,
                     int64_t lowRows, int64_t low, int64_t highRows,
                     int64_t high, int64_t elementBytes) {
  int64_t pitch = (low + columns + high) * elementBytes;
  return {from,
          to,
          rows,
          columns * elementBytes,
          lowRows * pitch + low * elementBytes,
          (low + high) * elementBytes,
          highRows * pitch + high * elementBytes};
}

/// The decoded arguments of a kernel. The padding value is zero unless it is an
/// argument.
struct Decoded {
  Runs runs;
  float value;
};

template <int64_t elementBytes>
struct MatrixSlots {
  static Decoded decode(uint64_t *slots) {
    uint64_t *destination = slots + descriptorSize(2);
    int64_t rows = slots[3], columns = slots[4];
    int64_t padRows = (int64_t(destination[3]) - rows) / 2;
    int64_t padColumns = (int64_t(destination[4]) - columns) / 2;
    returnDestination<descriptorSize(2)>(destination);
    return {makeRuns(getData(slots, elementBytes),
                     getData(destination, elementBytes), rows, columns, padRows,
                     padColumns, padRows, padColumns, elementBytes),
            0};
  }
};

struct RightPaddedSlots {
  static Decoded decode(uint64_t *slots) {
    uint64_t *destination = slots + descriptorSize(2);
    int64_t rows = slots[3], columns = slots[4];
    int64_t pad = int64_t(destination[4]) - columns;
    returnDestination<descriptorSize(2)>(destination);
    return {makeRuns(getData(slots, 4), getData(destination, 4), rows, columns,
                     0, 0, 0, pad, 4),
            0};
  }
};

/// The channels are not padded: a row consists of the channels of all its
/// pixels.
struct ImageSlots {
  static Decoded decode(uint64_t *slots) {
    uint64_t *destination = slots + descriptorSize(3);
    int64_t rows = slots[3], columns = slots[4], channels = slots[5];
    int64_t padRows = (int64_t(destination[3]) - rows) / 2;
    int64_t padColumns = (int64_t(destination[4]) - columns) / 2;
    returnDestination<descriptorSize(3)>(destination);
    return {makeRuns(getData(slots, 4), getData(destination, 4), rows, columns,
                     padRows, padColumns, padRows, padColumns, 4 * channels),
            0};
  }
};

inline float getFloat(uint64_t slot) {
  uint32_t bits = uint32_t(slot);
  float value;
  __builtin_memcpy(&value, &bits, sizeof value);
  return value;
}

struct DynamicSlots {
  static Decoded decode(uint64_t *slots) {
    uint64_t *amounts = slots + descriptorSize(2), *destination = amounts + 5;
    int64_t lowRows = amounts[0], low = amounts[1];
    int64_t highRows = amounts[2], high = amounts[3];
    returnDestination<descriptorSize(2)>(destination);
    return {makeRuns(getData(slots, 4), getData(destination, 4), slots[3],
                     slots[4], lowRows, low, highRows, high, 4),
            getFloat(amounts[4])};
  }
};

/// The arguments of a transposition of `batch` rows, which have
/// transposeColumns columns each.
struct Transposition {
  const float *from;
  float *to;
  int64_t batch, low, high;
  float value;
  int64_t getPitch() const { return low + batch + high; }
};

inline Transposition decodeTransposition(uint64_t *slots) {
  uint64_t *amounts = slots + descriptorSize(2), *destination = amounts + 3;
  returnDestination<descriptorSize(2)>(destination);
  return {reinterpret_cast<const float *>(getData(slots, 4)),
          reinterpret_cast<float *>(getData(destination, 4)),
          int64_t(slots[3]),
          int64_t(amounts[0]),
          int64_t(amounts[1]),
          getFloat(amounts[2])};
}

} // namespace

#endif // PADLAB_BENCH_LIMITS_SLOTS_H
