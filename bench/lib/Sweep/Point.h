//===- Point.h - a point of the sweep, a value for each axis ----*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The sweep is a table of axes. A point has a value for each axis. Only values
/// that are not the first of their axis are written:
///
///   ratio=4,size=L1,producer=transpose
///
/// Lists of points are text, with one point per line. To add a value, add an
/// entry to the table in Point.cpp and implement it in Program.cpp.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_LIB_SWEEP_POINT_H
#define PADLAB_BENCH_LIB_SWEEP_POINT_H

#include "padlab/bench/SeriesRecord.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <array>
#include <string>
#include <vector>

namespace padlab {

/// The axes in the order of the table.
enum class AxisKind {
  Ratio,       ///< (P - N) / N of P padded and N interior elements, nearly;
               ///< where the pad crops, N is the smaller number.
  Side,        ///< Where the padding of a dimension lies.
  Sign,        ///< Whether the pad grows, crops, or does one on each side.
  Dims,        ///< Which dimensions are padded.
  Lengths,     ///< Lengths of the rows before they are padded.
  Alignment,   ///< Whether rows begin at cache lines.
  Size,        ///< Size of the padded result, or of the cropped operand.
  Rank,        ///< Rank of the padded result.
  Type,        ///< Type of the elements.
  Producer,    ///< Operation that computes the interior.
  Consumer,    ///< Operation that takes the padded result.
  Value,       ///< Value of the border.
  NoFold,      ///< Whether the pad must stay when it does nothing.
  Extents,     ///< Static or dynamic.
  Uses,        ///< Number of uses of the producer's result.
  Destination, ///< Passed by the caller, or new in each call.
  Caches,      ///< Contents of the caches when a call begins.
  Pages,       ///< Kind of pages that all memory lies on.
  Strategy,    ///< Strategy that is timed beside `unfused` and `fused`.
  Rival,       ///< Limit, peer, other pipeline or CPU that is timed, too.
};
inline constexpr size_t numAxes = size_t(AxisKind::Rival) + 1;

struct Axis {
  AxisKind kind;
  std::string name;
  /// The first value is the default of points that do not name one.
  std::vector<std::string> values;

  /// Returns the index of a value; the number of values if there is none of
  /// this name.
  size_t find(llvm::StringRef value) const;
};

/// All axes, in the order of AxisKind.
const std::vector<Axis> &getAxes();

/// The padding ratio of ragged rows of 5, 8 and 6 words, which are padded to 8;
/// no point with ragged rows has less.
inline constexpr double leastRaggedRatio = 5.0 / 19;

struct SweepPoint {
  std::array<unsigned char, numAxes> values = {};

  llvm::StringRef get(AxisKind axis) const;
  bool is(AxisKind axis, llvm::StringRef value) const {
    return get(axis) == value;
  }
  void set(AxisKind axis, llvm::StringRef value);
  unsigned getRank() const;
  double getRatio() const;
  /// Returns (P - N) / N for the point's program, as close as the extents
  /// allow: negative for crops, at least 5/19 for rows of 5, 8 and 6 words.
  double getNetRatio() const;

  /// Returns the point as text; `default` if all values are the first.
  std::string str() const;
  /// Returns all axes with their values, including those that `str` leaves out.
  /// The ratio is that of getNetRatio.
  std::vector<SeriesAxis> describeAxes() const;
  /// The error is one line.
  static llvm::Expected<SweepPoint> parse(llvm::StringRef text);
  bool operator==(const SweepPoint &other) const {
    return values == other.values;
  }
};

/// Whether two values of different axes can be in one point: a pooling has no
/// form for every rank, for example. A point is possible when all of its pairs
/// are.
bool arePossible(AxisKind a, llvm::StringRef x, AxisKind b, llvm::StringRef y);
bool isPossible(const SweepPoint &point);

/// Parses a list of points, one per line; `#` begins a comment. The error is
/// one line and names the list.
llvm::Expected<std::vector<SweepPoint>> parsePoints(llvm::StringRef text,
                                                    llvm::StringRef name);

} // namespace padlab

#endif // PADLAB_BENCH_LIB_SWEEP_POINT_H
