//===- Text.h - the text of a point's program -------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_LIB_SWEEP_TEXT_H
#define PADLAB_BENCH_LIB_SWEEP_TEXT_H

#include "Program.h"

namespace padlab {

/// Returns the pad value of points in which it is an argument.
inline double ssaValue(llvm::StringRef type) {
  return type.starts_with("i") ? 3 : 1.5;
}

/// Builds the text of a point's program: producer, pad and consumer.
class SweepText {
public:
  /// Makes the text for the extents and amounts of `program`.
  explicit SweepText(const SweepProgram &program);

  std::string getText() const;

  /// The number of elements of all tensors that are arguments, and of the
  /// consumer's result.
  int64_t inputElements = 0, consumerElements = 0;
  llvm::SmallVector<PadWorkload::Extents, 2> resultExtents;

private:
  using Extents = PadWorkload::Extents;

  std::string getType(llvm::ArrayRef<int64_t> extents) const;
  std::string makeName() { return "%v" + std::to_string(nextName++); }
  std::string addArgument(const Extents &extents);
  std::string addEmpty(const Extents &extents);
  std::string addZeros(const Extents &extents);
  /// Adds `%v = OP ins(...) outs(init) -> TYPE` with one result.
  std::string addNamed(llvm::StringRef op,
                       llvm::ArrayRef<std::pair<std::string, Extents>> inputs,
                       const std::string &init, const Extents &extents,
                       llvm::StringRef behind = "");
  std::string addPointwise(bool isExpensive);
  std::string addMatmul();
  std::string addReduction();
  /// Adds a convolution that produces the interior, or one that consumes the
  /// padded tensor.
  std::string addConvProducer();
  std::string addConvConsumer(const std::string &padded, const Extents &from);
  std::string addPooling(const std::string &input, const Extents &from,
                         const Extents &to);
  std::string addHalves();
  std::string addGather();
  std::string addInsertion(bool isSlice);
  std::string addProducer();
  Extents getPiecePadded() const;
  std::string addPad(const std::string &source);
  std::string addConcat(llvm::ArrayRef<std::string> pieces);
  std::string addIndexValue();
  void addConsumer(const std::string &padded);

  const SweepProgram &program;
  const SweepPoint &point;
  std::string element;
  bool isInteger;
  std::string constants, body;
  std::vector<std::string> arguments, results;
  /// The extents of the tensor that is currently produced and padded.
  Extents interior;
  unsigned nextName = 0;
};

} // namespace padlab

#endif // PADLAB_BENCH_LIB_SWEEP_TEXT_H
