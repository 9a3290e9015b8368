//===- FormsAvx512.h - entries over LinesAvx512.h -------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_LIMITS_FORMSAVX512_H
#define PADLAB_BENCH_LIMITS_FORMSAVX512_H

#include "LinesAvx512.h"
#include "Tables.h"

namespace {

template <typename Slots, typename Op>
struct Entries {
  template <typename Store, typename Fill, typename Read = ReadOnDemand>
  static void lines(uint64_t *slots) {
    Decoded decoded = Slots::decode(slots);
    streamLines<Op, Store, Fill, Read>(decoded.runs, Op::pad(decoded.value));
  }
  /// Does the same as `lines`, and makes non-temporal stores visible to other
  /// threads before it returns.
  template <typename Store, typename Fill, typename Read = ReadOnDemand>
  static void around(uint64_t *slots) {
    lines<Store, Fill, Read>(slots);
    _mm_sfence();
  }
  static void unaligned(uint64_t *slots) {
    Decoded decoded = Slots::decode(slots);
    streamRuns<Op>(decoded.runs, Op::pad(decoded.value));
  }
  static void overlapping(uint64_t *slots) {
    Decoded decoded = Slots::decode(slots);
    streamOverlapping<Op>(decoded.runs, Op::pad(decoded.value));
  }
  static void smallRows(uint64_t *slots) {
    Decoded decoded = Slots::decode(slots);
    streamSmallRows<Op>(decoded.runs, Op::pad(decoded.value));
  }
  static void overwrite(uint64_t *slots) {
    Decoded decoded = Slots::decode(slots);
    fillAndOverwrite<Op>(decoded.runs, Op::pad(decoded.value));
  }
  static void interior(uint64_t *slots) {
    streamInterior<Op>(Slots::decode(slots).runs);
  }

  static constexpr padlab::FormKernels get() {
    return {
        {{"aligned-lines", lines<StoreAligned, FillByVectors>},
         {"unaligned", unaligned},
         {"non-temporal", around<StoreAround, FillByVectors>},
         {"non-temporal-ahead", around<StoreAround, FillByVectors, ReadAhead>},
         {"string-fill", lines<StoreAligned, FillByString>},
         {"non-temporal-border", around<StoreAligned, FillAround>},
         {"overlapping", overlapping},
         {"small-rows", smallRows},
         {"fill-and-overwrite", overwrite}},
        {"aligned-lines", lines<StoreAligned, FillByVectors>},
        {"interior", interior}};
  }
};

} // namespace

#endif // PADLAB_BENCH_LIMITS_FORMSAVX512_H
