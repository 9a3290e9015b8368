//===- XNNPACK.cpp - XNNPACK's constant pad as a peer ---------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Runs two operators, as graphs of XNNPACK would: a square, into memory that
/// is used again in each call, then a constant pad. A workload that does not
/// square has only the pad.
///
//===----------------------------------------------------------------------===//

#include "PeerModule.h"

#include <xnnpack.h>

#include <limits>
#include <stdexcept>
#include <vector>

namespace {

void check(xnn_status status, const char *what) {
  if (status != xnn_status_success)
    throw std::runtime_error(std::string("xnnpack: ") + what + " fails");
}

class XNNPACKPeer {
public:
  static const char *decline(const Shape &shape) {
    if (shape.isPermuted())
      return "no transpose before its pad";
    if (shape.type == PADLAB_PEER_F64)
      return "no elements of 64 bits";
    if (!shape.squares() || shape.type == PADLAB_PEER_F32)
      return nullptr;
    if (shape.type == PADLAB_PEER_F16)
      return nullptr;
    return shape.type == PADLAB_PEER_BF16 ? "no bf16"
                                          : "integer products are quantized";
  }

  XNNPACKPeer(const Shape &given, const void *input, void *destination)
      : shape(given.collapse()), input(input), destination(destination) {
    check(xnn_initialize(nullptr), "initialization");
    const void *padded = input;
    if (shape.squares()) {
      squared.resize(shape.countInner() * shape.getElementBytes() +
                     XNN_EXTRA_BYTES);
      padded = squared.data();
      createSquare();
    }
    createPad(padded);
  }
  XNNPACKPeer(const XNNPACKPeer &) = delete;
  XNNPACKPeer &operator=(const XNNPACKPeer &) = delete;
  ~XNNPACKPeer() {
    xnn_delete_operator(square);
    xnn_delete_operator(pad);
  }

  const void *run() {
    if (square)
      check(xnn_run_operator(square, nullptr), "square");
    check(xnn_run_operator(pad, nullptr), "pad");
    return destination;
  }

private:
  void createSquare() {
    size_t count = shape.countInner();
    if (shape.type == PADLAB_PEER_F32) {
      check(xnn_create_square_nc_f32(1, 1, 1, 0, &square), "square");
      check(xnn_setup_square_nc_f32(
                square, count, static_cast<const float *>(input),
                reinterpret_cast<float *>(squared.data()), nullptr),
            "square");
      return;
    }
    float infinity = std::numeric_limits<float>::infinity();
    check(xnn_create_multiply_nd_f16(-infinity, infinity, 0, &square),
          "multiply");
    check(xnn_setup_multiply_nd_f16(square, 1, &count, 1, &count, input, input,
                                    squared.data(), nullptr),
          "multiply");
  }

  void createPad(const void *from) {
    size_t extents[PADLAB_PEER_MAX_RANK], low[PADLAB_PEER_MAX_RANK],
        high[PADLAB_PEER_MAX_RANK];
    for (int64_t i = 0; i != shape.rank; ++i) {
      extents[i] = shape.extents[i];
      low[i] = shape.low[i];
      high[i] = shape.high[i];
    }
    auto create = [&](auto make, auto setUp) {
      check(make(shape.value.data(), 0, &pad), "pad");
      check(setUp(pad, shape.rank, extents, low, high, from, destination,
                  nullptr),
            "pad");
    };
    switch (shape.getElementBytes()) {
    case 1:
      return create(xnn_create_constant_pad_nd_x8,
                    xnn_setup_constant_pad_nd_x8);
    case 2:
      return create(xnn_create_constant_pad_nd_x16,
                    xnn_setup_constant_pad_nd_x16);
    default:
      return create(xnn_create_constant_pad_nd_x32,
                    xnn_setup_constant_pad_nd_x32);
    }
  }

  Shape shape;
  const void *input;
  void *destination;
  std::vector<char> squared;
  xnn_operator_t square = nullptr, pad = nullptr;
};

} // namespace

// XNNPACK does not report its version.
PADLAB_PEER_MODULE(makePeer<XNNPACKPeer>("xnnpack", PADLAB_PEER_PACKAGE))
