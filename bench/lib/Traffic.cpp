//===- Traffic.cpp - bytes that a strategy moves -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/bench/Traffic.h"

using namespace padlab;

/// An ordinary store reads the line and writes it back.
static constexpr int64_t storeCost = 2;

int64_t padlab::getCompulsoryTraffic(const PadBytes &bytes) {
  return bytes.input + bytes.padded;
}

int64_t padlab::getUnpaddedTraffic(const PadBytes &bytes) {
  return bytes.input + 2 * bytes.interior;
}

int64_t padlab::getUnfusedTraffic(const PadBytes &bytes) {
  int64_t produce = bytes.input + storeCost * bytes.interior;
  int64_t copy = bytes.interior + storeCost * bytes.interior;
  return produce + storeCost * bytes.padded + copy;
}

int64_t padlab::getWholeFillTraffic(const PadBytes &bytes) {
  return bytes.input + storeCost * (bytes.padded + bytes.interior);
}

int64_t padlab::getStreamTraffic(const PadBytes &bytes) {
  return bytes.input + storeCost * bytes.padded;
}
