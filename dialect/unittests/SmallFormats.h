//===- SmallFormats.h - floats of at most 8 bits, by definition -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Decodes the values of each format to double, by its definition (the OCP
/// specifications of 8-bit floats and of MX; arXiv:2206.02915 for FNUZ), and
/// rounds by searching for the nearest of all values. Nothing here uses
/// APFloat.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_DIALECT_UNITTESTS_SMALLFORMATS_H
#define PADLAB_DIALECT_UNITTESTS_SMALLFORMATS_H

#include "llvm/ADT/ArrayRef.h"

#include <cmath>
#include <optional>

namespace padlab::test {

struct SmallFormat {
  enum class Special { InfinityAndNaN, NaN, UnsignedNaN, None, Scale };

  const char *type;
  unsigned exponentBits, fractionBits;
  int bias;
  Special special;

  bool isScale() const { return special == Special::Scale; }
  unsigned getWidth() const {
    return (isScale() ? 0 : 1) + exponentBits + fractionBits;
  }
  unsigned getPatterns() const { return 1u << getWidth(); }
  /// The pattern of the largest number.
  unsigned getLargest() const;
  /// Returns the value of `bits`, including infinities and NaN.
  double decode(unsigned bits) const;
  /// Returns the bit pattern to which `value` is rounded, which is that of an
  /// infinity or a NaN if the value is too large and the type has one; nullopt
  /// if the type has no pattern for the value.
  std::optional<unsigned> encode(double value) const;
  bool isNaN(unsigned bits) const { return std::isnan(decode(bits)); }
  bool holds(double value) const;

private:
  unsigned getSign() const { return isScale() ? 0 : getPatterns() / 2; }
  double decodeMagnitude(unsigned magnitude) const;
  std::optional<unsigned> encodeSpecial(double value) const;
};

/// Returns all small formats.
llvm::ArrayRef<SmallFormat> getSmallFormats();

} // namespace padlab::test

#endif // PADLAB_DIALECT_UNITTESTS_SMALLFORMATS_H
