//===- PlantedPeer.cpp - peers that are right, wrong, unable and failing --===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../../peers/PeerModule.h"

#include <stdexcept>

namespace {

/// Squares a matrix of f32, in plain loops.
class Right {
public:
  static const char *decline(const Shape &shape) {
    bool fits = shape.collapse().rank == 2 && shape.squares() &&
                shape.type == PADLAB_PEER_F32 && !shape.isPermuted();
    return fits ? nullptr : "matrices of f32 alone";
  }
  Right(const Shape &given, const void *input, void *destination)
      : shape(given.collapse()), from(static_cast<const float *>(input)),
        to(static_cast<float *>(destination)) {}

  const void *run() {
    for (int64_t i = 0; i != shape.getPadded(0); ++i)
      for (int64_t j = 0; j != shape.getPadded(1); ++j) {
        int64_t row = i - shape.low[0], column = j - shape.low[1];
        bool inside = row >= 0 && row < shape.extents[0] && column >= 0 &&
                      column < shape.extents[1];
        float x = inside ? from[row * shape.extents[1] + column] : 0;
        to[i * shape.getPadded(1) + j] =
            inside ? x * x : shape.getValue<float>();
      }
    return to;
  }

protected:
  Shape shape;
  const float *from;
  float *to;
};

/// A peer that computes one wrong element of the border.
class Wrong : public Right {
public:
  using Right::Right;
  const void *run() {
    Right::run();
    to[0] += 1;
    return to;
  }
};

/// A peer that does not write the border.
class Lazy : public Right {
public:
  using Right::Right;
  const void *run() {
    for (int64_t i = 0; i != shape.extents[0]; ++i)
      for (int64_t j = 0; j != shape.extents[1]; ++j) {
        float x = from[i * shape.extents[1] + j];
        to[(i + shape.low[0]) * shape.getPadded(1) + j + shape.low[1]] = x * x;
      }
    return to;
  }
};

class Failing : public Right {
public:
  using Right::Right;
  const void *run() { throw std::runtime_error("planted"); }
};

class Unable : public Right {
public:
  using Right::Right;
  static const char *decline(const Shape &) { return "planted to be unable"; }
};

} // namespace

PADLAB_PEER_MODULE(makePeer<Right>("right", "1"), makePeer<Wrong>("wrong", "1"),
                   makePeer<Lazy>("lazy", "1"),
                   makePeer<Failing>("failing", "1"),
                   makePeer<Unable>("unable", "1"))
