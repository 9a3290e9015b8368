//===- SmallFormats.cpp - floats of at most 8 bits, by definition ---------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SmallFormats.h"

#include <limits>

using namespace padlab::test;

using Special = SmallFormat::Special;

llvm::ArrayRef<SmallFormat> padlab::test::getSmallFormats() {
  static const SmallFormat formats[] = {
      {"f8E5M2", 5, 2, 15, Special::InfinityAndNaN},
      {"f8E4M3", 4, 3, 7, Special::InfinityAndNaN},
      {"f8E3M4", 3, 4, 3, Special::InfinityAndNaN},
      {"f8E4M3FN", 4, 3, 7, Special::NaN},
      {"f8E5M2FNUZ", 5, 2, 16, Special::UnsignedNaN},
      {"f8E4M3FNUZ", 4, 3, 8, Special::UnsignedNaN},
      {"f8E4M3B11FNUZ", 4, 3, 11, Special::UnsignedNaN},
      {"f6E3M2FN", 3, 2, 3, Special::None},
      {"f6E2M3FN", 2, 3, 1, Special::None},
      {"f4E2M1FN", 2, 1, 1, Special::None},
      {"f8E8M0FNU", 8, 0, 127, Special::Scale}};
  return formats;
}

unsigned SmallFormat::getLargest() const {
  switch (special) {
  case Special::InfinityAndNaN:
    return getSign() - (1u << fractionBits) - 1;
  case Special::NaN:
    return getSign() - 2;
  case Special::Scale:
    return getPatterns() - 2;
  default:
    return getSign() - 1;
  }
}

double SmallFormat::decodeMagnitude(unsigned magnitude) const {
  int exponent = magnitude >> fractionBits;
  if (isScale())
    return std::ldexp(1.0, exponent - bias);
  double fraction = magnitude & ((1u << fractionBits) - 1);
  double unit = std::ldexp(1.0, -int(fractionBits));
  return exponent == 0 ? std::ldexp(fraction * unit, 1 - bias)
                       : std::ldexp(1.0 + fraction * unit, exponent - bias);
}

double SmallFormat::decode(unsigned bits) const {
  constexpr double nan = std::numeric_limits<double>::quiet_NaN();
  unsigned magnitude = isScale() ? bits : bits & (getSign() - 1);
  double sign = bits & getSign() ? -1.0 : 1.0;
  if (special == Special::UnsignedNaN && bits == getSign())
    return nan;
  if (magnitude <= getLargest())
    return sign * decodeMagnitude(magnitude);
  return special == Special::InfinityAndNaN && magnitude == getLargest() + 1
             ? sign * std::numeric_limits<double>::infinity()
             : nan;
}

std::optional<unsigned> SmallFormat::encodeSpecial(double value) const {
  unsigned sign = std::signbit(value) ? getSign() : 0;
  switch (special) {
  case Special::InfinityAndNaN:
    return sign | (getLargest() + (std::isnan(value) ? 2 : 1));
  case Special::NaN:
  case Special::Scale:
    return sign | (getLargest() + 1);
  case Special::UnsignedNaN:
    return getSign();
  case Special::None:
    return std::nullopt;
  }
  return std::nullopt;
}

std::optional<unsigned> SmallFormat::encode(double value) const {
  if (isScale() && value <= 0)
    return std::nullopt;
  if (!std::isfinite(value))
    return encodeSpecial(value);
  // `above` may become a virtual number after the largest one: values that are
  // closer to it are too large.
  double wanted = std::fabs(value);
  unsigned above = 0;
  while (above <= getLargest() && decodeMagnitude(above) < wanted)
    ++above;
  unsigned below = above == 0 ? 0 : above - 1;
  double up = decodeMagnitude(above) - wanted,
         down = wanted - decodeMagnitude(below);
  // Scales have no fraction that could be even: of two numbers that are equally
  // near, the larger one is taken.
  unsigned even = above % 2 == 0 || isScale() ? above : below;
  unsigned nearest = up < down ? above : down < up ? below : even;
  if (nearest > getLargest()) {
    if (special != Special::None)
      return encodeSpecial(
          std::copysign(std::numeric_limits<double>::infinity(), value));
    nearest = getLargest();
  }
  bool hasSign = nearest != 0 || special != Special::UnsignedNaN;
  return nearest | (std::signbit(value) && hasSign ? getSign() : 0);
}

bool SmallFormat::holds(double value) const {
  std::optional<unsigned> bits = encode(value);
  return bits && (std::isnan(value) ? isNaN(*bits) : decode(*bits) == value);
}
