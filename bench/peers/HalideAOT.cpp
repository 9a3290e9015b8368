//===- HalideAOT.cpp - Halide, compiled ahead of time, as a peer ----------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// `halide-aot` and `halide-aot-boxes`: the forms of HalidePad.h, for matrices
/// whose extents and amounts are arguments.
///
//===----------------------------------------------------------------------===//

#include "PeerModule.h"

#include <HalideRuntime.h>

#include <stdexcept>
#include <vector>

extern "C" {
#define PADLAB_HALIDE_KERNEL(TYPE, PRODUCER, PERMUTED)                         \
  int padlab_halide_exterior_##TYPE##_##PRODUCER##_##PERMUTED##_argv(void **);
#include "HalideKernels.inc"
#define PADLAB_HALIDE_KERNEL(TYPE, PRODUCER, PERMUTED)                         \
  __attribute__((weak)) int                                                    \
  padlab_halide_boxes_##TYPE##_##PRODUCER##_##PERMUTED##_argv(void **);
#include "HalideKernels.inc"
}

namespace {

struct Kernel {
  padlab_peer_type type;
  padlab_peer_producer producer;
  bool isPermuted;
  /// Null where a form does not exist.
  int (*exterior)(void **);
  int (*boxes)(void **);
};

const Kernel kernels[] = {
#define PADLAB_HALIDE_KERNEL(TYPE, PRODUCER, PERMUTED)                         \
  {PADLAB_PEER_##TYPE, PADLAB_PEER_##PRODUCER, PERMUTED != 0,                  \
   padlab_halide_exterior_##TYPE##_##PRODUCER##_##PERMUTED##_argv,             \
   padlab_halide_boxes_##TYPE##_##PRODUCER##_##PERMUTED##_argv},
#include "HalideKernels.inc"
};

halide_type_t getType(padlab_peer_type type, int64_t bytes) {
  halide_type_code_t code = type == PADLAB_PEER_BF16 ? halide_type_bfloat
                            : type == PADLAB_PEER_I8 || type == PADLAB_PEER_I32
                                ? halide_type_int
                                : halide_type_float;
  return halide_type_t(code, uint8_t(8 * bytes));
}

struct Tensor {
  Tensor(void *data, halide_type_t type, int64_t rows, int64_t columns) {
    dimensions[0] = halide_dimension_t(0, int32_t(columns), 1);
    dimensions[1] = halide_dimension_t(0, int32_t(rows), int32_t(columns));
    buffer.host = static_cast<uint8_t *>(data);
    buffer.type = type;
    buffer.dimensions = 2;
    buffer.dim = dimensions;
  }
  Tensor(const Tensor &) = delete;
  Tensor &operator=(const Tensor &) = delete;

  halide_dimension_t dimensions[2];
  halide_buffer_t buffer = {};
};

template <bool hasBoxes>
class HalideAOTPeer {
public:
  static const char *decline(const Shape &given) {
    Shape shape = given.collapse();
    if (shape.rank > 2)
      return "compiled for matrices, and what is one when dimensions without "
             "padding are collapsed";
    if (!find(shape))
      return "not among the kernels that are compiled";
    return nullptr;
  }

  HalideAOTPeer(const Shape &given, const void *input, void *destination)
      : shape(given.collapse()), kernel(find(shape)),
        from(const_cast<void *>(input),
             getType(shape.type, shape.getElementBytes()), getRows(shape),
             getColumns(shape)),
        to(destination, from.buffer.type, getPaddedRows(shape),
           shape.getPadded(shape.rank - 1)),
        destination(destination) {
    if (!kernel)
      throw std::runtime_error("halide: no kernel");
    int64_t last = shape.rank - 1;
    amounts[0] = int32_t(shape.low[last]);
    amounts[1] = shape.rank == 1 ? 0 : int32_t(shape.low[0]);
    amounts[2] = int32_t(shape.high[last]);
    amounts[3] = shape.rank == 1 ? 0 : int32_t(shape.high[0]);
    arguments = {&from.buffer, &amounts[0], &amounts[1], &amounts[2],
                 &amounts[3],  getValue(),  &to.buffer};
  }
  HalideAOTPeer(const HalideAOTPeer &) = delete;
  HalideAOTPeer &operator=(const HalideAOTPeer &) = delete;

  const void *run() {
    return kernel(arguments.data()) == 0 ? destination : nullptr;
  }

private:
  using Function = int (*)(void **);
  static Function find(const Shape &shape) {
    for (const Kernel &kernel : kernels)
      if (kernel.type == shape.type && kernel.producer == shape.producer &&
          kernel.isPermuted == shape.isPermuted())
        return hasBoxes ? kernel.boxes : kernel.exterior;
    return nullptr;
  }
  static int64_t getRows(const Shape &shape) {
    return shape.rank == 1 ? 1 : shape.extents[0];
  }
  static int64_t getColumns(const Shape &shape) {
    return shape.extents[shape.rank - 1];
  }
  static int64_t getPaddedRows(const Shape &shape) {
    return shape.rank == 1 ? 1 : shape.getPadded(0);
  }
  /// Returns the value in the kernel's type: f16 and bf16 as f32, integers as
  /// i32.
  void *getValue() {
    switch (shape.type) {
    case PADLAB_PEER_F64:
      wideValue = shape.getValue<double>();
      return &wideValue;
    case PADLAB_PEER_I8:
      integerValue = shape.getValue<int8_t>();
      return &integerValue;
    case PADLAB_PEER_I32:
      integerValue = shape.getValue<int32_t>();
      return &integerValue;
    case PADLAB_PEER_F32:
      floatValue = shape.getValue<float>();
      return &floatValue;
    case PADLAB_PEER_F16:
      floatValue = float(shape.getValue<_Float16>());
      return &floatValue;
    case PADLAB_PEER_BF16: {
      uint32_t bits = uint32_t(shape.getValue<uint16_t>()) << 16;
      std::memcpy(&floatValue, &bits, sizeof floatValue);
      return &floatValue;
    }
    }
    return nullptr;
  }

  Shape shape;
  Function kernel;
  Tensor from, to;
  void *destination;
  int32_t amounts[4];
  float floatValue = 0;
  double wideValue = 0;
  int32_t integerValue = 0;
  std::vector<void *> arguments;
};

} // namespace

PADLAB_PEER_MODULE(makePeer<HalideAOTPeer<false>>("halide-aot",
                                                  PADLAB_PEER_PACKAGE),
                   makePeer<HalideAOTPeer<true>>("halide-aot-boxes",
                                                 PADLAB_PEER_PACKAGE))
