//===- Program.h - the case of a point of the sweep -------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_LIB_SWEEP_PROGRAM_H
#define PADLAB_BENCH_LIB_SWEEP_PROGRAM_H

#include "../PadContestants.h"
#include "Point.h"

namespace padlab {

/// The extents and bytes of a point's program, and its text.
class SweepProgram {
public:
  using Extents = PadWorkload::Extents;

  /// Makes the program whose padded result has about the bytes that the point
  /// says, or the given number of elements.
  static SweepProgram get(const SweepPoint &point, int64_t elements = 0);

  PadBytes getBytes() const;
  /// Returns the bytes that every implementation must transfer: all results,
  /// and all inputs except parts that are cropped and have no second use.
  int64_t getCompulsoryBytes() const;
  /// The bytes of the result of a consumer; 0 without one.
  int64_t getConsumerBytes() const { return consumerElements * elementBytes; }
  /// Returns the text with static extents, whatever the point says.
  std::string getText() const;
  /// Returns the case with static or dynamic extents, as the point says: as it
  /// is timed, and in a size that the reference can interpret.
  static TimedProgram getTimed(const SweepPoint &point,
                               mlir::MLIRContext *context);
  Extents getPadded() const;
  /// Returns the pieces of the interior that are padded separately, which
  /// follow each other in the first dimension of the result: one piece, or one
  /// for each length of rows.
  std::vector<Extents> getPieces() const;
  /// Returns the share of the interior's elements that the pad does not crop.
  double getKeptShare() const;
  /// Returns the workload for limit kernels; nullopt if no kernel computes it.
  std::optional<PadWorkload> getWorkload() const;
  /// Returns the workload for peers; nullopt if no peer can compute it.
  std::optional<PeerWorkload> getPeerWorkload() const;

  SweepPoint point;
  /// The extents of the interior, and the padding amounts, which are negative
  /// for crops. For rows of different lengths they are those of the longest.
  Extents extents, low, high;
  int64_t elementBytes = 4;

private:
  void chooseExtents(int64_t elements);
  void choosePadding();
  void chooseRows(int64_t elements);
  bool isRagged() const { return point.is(AxisKind::Lengths, "ragged"); }
  ProgramText makeText(mlir::MLIRContext *context) const;

  int64_t inputElements = 0, consumerElements = 0;
  llvm::SmallVector<Extents, 2> resultExtents;
  std::string text;
};

} // namespace padlab

#endif // PADLAB_BENCH_LIB_SWEEP_PROGRAM_H
