//===- PeerModule.h - what the modules of peers have in common -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Only the files of peers include this file. A peer is a class that is
/// constructed from a Shape, an input and a destination, and has `const void
/// *run()` and a static `decline(const Shape &)`; `makePeer` makes the C
/// interface of it, and catches the exceptions of libraries.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_PEERS_PEERMODULE_H
#define PADLAB_BENCH_PEERS_PEERMODULE_H

#include "Peer.h"

#include <array>
#include <cstdio>
#include <cstring>
#include <exception>

namespace {

struct Shape {
  using Extents = std::array<int64_t, PADLAB_PEER_MAX_RANK>;

  padlab_peer_producer producer;
  padlab_peer_type type;
  int64_t rank;
  Extents extents = {}, permutation = {}, low = {}, high = {};
  /// The value, in as many bytes as an element has.
  std::array<char, 8> value = {};
  bool isDynamic;

  explicit Shape(const padlab_peer_workload &workload)
      : producer(workload.producer), type(workload.type), rank(workload.rank),
        isDynamic(workload.is_dynamic != 0) {
    std::memcpy(value.data(), workload.value, getElementBytes());
    for (int64_t i = 0; i != rank; ++i) {
      extents[i] = workload.extents[i];
      permutation[i] = workload.permutation[i];
      low[i] = workload.low[i];
      high[i] = workload.high[i];
    }
  }

  bool squares() const { return producer == PADLAB_PEER_SQUARE; }
  bool isPermuted() const {
    for (int64_t i = 0; i != rank; ++i)
      if (permutation[i] != i)
        return true;
    return false;
  }
  /// Returns an extent of the padded operand.
  int64_t getInner(int64_t i) const { return extents[permutation[i]]; }
  int64_t getPadded(int64_t i) const { return low[i] + getInner(i) + high[i]; }
  int64_t countInner() const {
    int64_t count = 1;
    for (int64_t i = 0; i != rank; ++i)
      count *= extents[i];
    return count;
  }
  int64_t countPadded() const {
    int64_t count = 1;
    for (int64_t i = 0; i != rank; ++i)
      count *= getPadded(i);
    return count;
  }
  int64_t getElementBytes() const {
    switch (type) {
    case PADLAB_PEER_F16:
    case PADLAB_PEER_BF16:
      return 2;
    case PADLAB_PEER_F32:
    case PADLAB_PEER_I32:
      return 4;
    case PADLAB_PEER_F64:
      return 8;
    case PADLAB_PEER_I8:
      return 1;
    }
    return 0;
  }
  template <typename T>
  T getValue() const {
    T result;
    std::memcpy(&result, value.data(), sizeof result);
    return result;
  }

  /// Merges innermost dimensions without padding into the dimension before
  /// them, as is usual for padding pixels with several channels. Permuted
  /// dimensions stay as they are.
  Shape collapse() const {
    Shape result = *this;
    if (isPermuted())
      return result;
    while (result.rank > 1 && result.low[result.rank - 1] == 0 &&
           result.high[result.rank - 1] == 0) {
      int64_t last = --result.rank, width = result.extents[last];
      result.extents[last - 1] *= width;
      result.low[last - 1] *= width;
      result.high[last - 1] *= width;
    }
    return result;
  }
};

template <typename T>
padlab_peer makePeer(const char *name, const char *version) {
  padlab_peer peer;
  peer.name = name;
  peer.version = version;
  peer.decline = [](const padlab_peer_workload *workload) {
    return T::decline(Shape(*workload));
  };
  peer.prepare = [](const padlab_peer_workload *workload, const void *input,
                    void *destination) -> void * {
    try {
      return new T(Shape(*workload), input, destination);
    } catch (const std::exception &error) {
      std::fprintf(stderr, "peer: %s\n", error.what());
      return nullptr;
    }
  };
  peer.run = [](void *call) -> const void * {
    try {
      return static_cast<T *>(call)->run();
    } catch (const std::exception &error) {
      std::fprintf(stderr, "peer: %s\n", error.what());
      return nullptr;
    }
  };
  peer.release = [](void *call) { delete static_cast<T *>(call); };
  return peer;
}

} // namespace

#define PADLAB_PEER_MODULE(...)                                                \
  extern "C" __attribute__((visibility("default"))) const padlab_peer_module * \
  padlab_get_peers() {                                                         \
    static const padlab_peer peers[] = {__VA_ARGS__};                          \
    static const padlab_peer_module module = {                                 \
        PADLAB_PEER_ABI, int32_t(sizeof peers / sizeof *peers), peers};        \
    return &module;                                                            \
  }

#endif // PADLAB_BENCH_PEERS_PEERMODULE_H
