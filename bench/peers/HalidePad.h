//===- HalidePad.h - padded producers as Halide programs ------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The programs are shared by the code that compiles at run time and by the
/// generator, which compiles in the build. Halide's dimensions count from the
/// innermost.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_PEERS_HALIDEPAD_H
#define PADLAB_BENCH_PEERS_HALIDEPAD_H

#include "PeerModule.h"

#include <Halide.h>

#include <cassert>

namespace {

enum class HalideForm {
  /// Uses BoundaryConditions::constant_exterior. Halide moves its conditions
  /// out of the loops, and so makes loops for the rows above, for the rows of
  /// the interior with their two ends, and for the rows below.
  Exterior,
  /// Uses a loop for each box of the border, and one for the interior.
  Boxes,
};

inline Halide::Type getHalideType(padlab_peer_type type) {
  switch (type) {
  case PADLAB_PEER_F16:
    return Halide::Float(16);
  case PADLAB_PEER_BF16:
    return Halide::BFloat(16);
  case PADLAB_PEER_F32:
    return Halide::Float(32);
  case PADLAB_PEER_F64:
    return Halide::Float(64);
  case PADLAB_PEER_I8:
    return Halide::Int(8);
  case PADLAB_PEER_I32:
    return Halide::Int(32);
  }
  return {};
}

/// One program, for one shape, or, if it is not static, for all shapes of a
/// rank, a type, a producer and a permutation.
class HalidePad {
public:
  HalidePad(const Shape &shape, HalideForm form, bool isStatic, int lanes)
      : shape(shape), rank(int(shape.rank)), lanes(lanes),
        input(getHalideType(shape.type), rank, "input"), output("output") {
    for (int i = 0; i != rank; ++i) {
      low.emplace_back("low" + std::to_string(i));
      high.emplace_back("high" + std::to_string(i));
      variables.emplace_back("x" + std::to_string(i));
    }
    if (isStatic)
      bindExtents();
    for (int i = 0; i != rank; ++i) {
      lowOf.push_back(isStatic ? Halide::Expr(int(shape.low[flip(i)]))
                               : Halide::Expr(low[i]));
      highOf.push_back(isStatic ? Halide::Expr(int(shape.high[flip(i)]))
                                : Halide::Expr(high[i]));
    }
    value = Halide::cast(getHalideType(shape.type), getValueParameter());
    makeProducer();
    if (form == HalideForm::Exterior)
      makeExterior();
    else
      makeBoxes();
    // The buffer of the output exists only once the output is defined, as it is
    // here.
    for (int i = 0; isStatic && i != rank; ++i)
      output.output_buffer().dim(i).set_bounds(0,
                                               int(shape.getPadded(flip(i))));
  }

  /// Returns the arguments in the order in which they are passed: the input,
  /// lows, highs, the value.
  std::vector<Halide::Argument> getArguments() const {
    std::vector<Halide::Argument> all = {input};
    for (const auto &amount : low)
      all.push_back(amount);
    for (const auto &amount : high)
      all.push_back(amount);
    if (isDouble())
      all.push_back(doubleValue);
    else if (isInteger())
      all.push_back(integerValue);
    else
      all.push_back(floatValue);
    return all;
  }

  void setAmounts(const Shape &given) {
    for (int i = 0; i != rank; ++i) {
      low[i].set(int(given.low[flip(i)]));
      high[i].set(int(given.high[flip(i)]));
    }
    floatValue.set(getFloat(given));
    if (isDouble())
      doubleValue.set(given.getValue<double>());
    if (isInteger())
      integerValue.set(getInteger(given));
  }

  static float getFloat(const Shape &shape) {
    switch (shape.type) {
    case PADLAB_PEER_F16:
      return float(shape.getValue<Halide::float16_t>());
    case PADLAB_PEER_BF16:
      return float(shape.getValue<Halide::bfloat16_t>());
    case PADLAB_PEER_F32:
      return shape.getValue<float>();
    default:
      return 0;
    }
  }
  static int32_t getInteger(const Shape &shape) {
    return shape.type == PADLAB_PEER_I8 ? shape.getValue<int8_t>()
                                        : shape.getValue<int32_t>();
  }

  Halide::ImageParam &getInput() { return input; }
  Halide::Func &getOutput() { return output; }

private:
  /// Converts between Halide's numbers of dimensions and ours.
  int flip(int i) const { return rank - 1 - i; }
  bool isDouble() const { return shape.type == PADLAB_PEER_F64; }
  bool isInteger() const {
    return shape.type == PADLAB_PEER_I8 || shape.type == PADLAB_PEER_I32;
  }
  Halide::Expr getValueParameter() const {
    if (isDouble())
      return doubleValue;
    if (isInteger())
      return integerValue;
    return floatValue;
  }

  void bindExtents() {
    int stride = 1;
    for (int i = 0; i != rank; ++i) {
      int extent = int(shape.extents[flip(i)]);
      input.dim(i).set_bounds(0, extent).set_stride(stride);
      stride *= extent;
    }
  }

  /// Returns an extent of the padded operand.
  Halide::Expr getInner(int i) const {
    return input.dim(flip(int(shape.permutation[flip(i)]))).extent();
  }

  void makeProducer() {
    std::vector<Halide::Expr> from(rank);
    for (int i = 0; i != rank; ++i)
      from[flip(int(shape.permutation[flip(i)]))] = variables[i];
    Halide::Expr x = input(from);
    if (!shape.squares()) {
      producer(variables) = x;
    } else if (shape.getElementBytes() == 2) {
      Halide::Expr wide = Halide::cast<float>(x);
      producer(variables) =
          Halide::cast(getHalideType(shape.type), wide * wide);
    } else {
      producer(variables) = x * x;
    }
  }

  void makeExterior() {
    Halide::Region bounds;
    std::vector<Halide::Expr> at;
    for (int i = 0; i != rank; ++i) {
      bounds.emplace_back(0, getInner(i));
      at.push_back(variables[i] - lowOf[i]);
    }
    Halide::Func padded =
        Halide::BoundaryConditions::constant_exterior(producer, value, bounds);
    output(variables) = padded(at);
    Halide::Expr width = lowOf[0] + getInner(0) + highOf[0];
    if (shape.isPermuted()) {
      // These blocks keep their lines in the first-level cache.
      Halide::Var xi("xi"), yi("yi");
      output.specialize(width >= lanes)
          .split(variables[0], variables[0], xi, lanes)
          .reorder(xi, variables[1], variables[0])
          .vectorize(xi);
      return;
    }
    output.specialize(width >= lanes).vectorize(variables[0], lanes);
  }

  void makeBoxes() {
    output(variables) = Halide::undef(getHalideType(shape.type));
    // From the outermost dimension on, each dimension adds the boxes before and
    // after the interior, within what the outer dimensions left.
    for (int d = rank - 1; d >= 0; --d)
      for (bool isHigh : {false, true}) {
        Halide::Region box(rank);
        for (int i = 0; i != rank; ++i)
          box[i] = i > d ? Halide::Range(lowOf[i], getInner(i))
                         : Halide::Range(0, lowOf[i] + getInner(i) + highOf[i]);
        box[d] = isHigh ? Halide::Range(lowOf[d] + getInner(d), highOf[d])
                        : Halide::Range(0, lowOf[d]);
        addBox(box, /*isInterior=*/false);
      }
    Halide::Region interior(rank);
    for (int i = 0; i != rank; ++i)
      interior[i] = Halide::Range(lowOf[i], getInner(i));
    addBox(interior, /*isInterior=*/true);
  }

  void addBox(const Halide::Region &box, bool isInterior) {
    Halide::RDom r(box);
    std::vector<Halide::Expr> to, from;
    for (int i = 0; i != rank; ++i) {
      to.push_back(r[i]);
      from.push_back(r[i] - lowOf[i]);
    }
    output(to) = isInterior ? Halide::Expr(producer(from)) : value;
    output.update(numBoxes++)
        .vectorize(r[0], lanes, Halide::TailStrategy::GuardWithIf);
  }

  Shape shape;
  int rank, lanes, numBoxes = 0;
  Halide::ImageParam input;
  Halide::Func producer, output;
  std::vector<Halide::Param<int>> low, high;
  Halide::Param<float> floatValue{"float_value"};
  Halide::Param<double> doubleValue{"double_value"};
  Halide::Param<int> integerValue{"integer_value"};
  std::vector<Halide::Var> variables;
  std::vector<Halide::Expr> lowOf, highOf;
  Halide::Expr value;
};

} // namespace

#endif // PADLAB_BENCH_PEERS_HALIDEPAD_H
