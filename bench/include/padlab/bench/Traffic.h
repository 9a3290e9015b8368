//===- Traffic.h - bytes that a strategy moves -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Models of the memory traffic of a padded element-wise producer, when no
/// cache holds a tensor until its next use. An ordinary store costs two
/// transfers: the line is read before it is written.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_TRAFFIC_H
#define PADLAB_BENCH_TRAFFIC_H

#include <cstdint>

namespace padlab {

/// The bytes of the producer's inputs, of its result (the interior), and of the
/// padded result.
struct PadBytes {
  int64_t input = 0, interior = 0, padded = 0;
  double getPaddingRatio() const {
    return double(padded - interior) / double(interior);
  }
};

/// Returns the bytes that every strategy moves: it reads the input and writes
/// the result.
int64_t getCompulsoryTraffic(const PadBytes &bytes);
/// Returns the traffic of the producer alone, without a pad.
int64_t getUnpaddedTraffic(const PadBytes &bytes);
/// Returns the traffic of computing the interior into a tensor of its own,
/// filling the destination, and copying.
int64_t getUnfusedTraffic(const PadBytes &bytes);
/// Returns the traffic of filling the destination and writing the interior into
/// it.
int64_t getWholeFillTraffic(const PadBytes &bytes);
/// Returns the traffic if each line of the destination is written once, by
/// ordinary stores. Stores of whole lines that bypass the caches would move
/// only the compulsory traffic.
int64_t getStreamTraffic(const PadBytes &bytes);

} // namespace padlab

#endif // PADLAB_BENCH_TRAFFIC_H
