//===- FloatConversion.cpp - short floats in software -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Conversions of f16 and bf16 that generated code calls if the CPU has no
/// instructions for them. The symbols are those of compiler-rt, because libgcc
/// of Debian 12 lacks some of the functions. The ABI passes `_Float16` and
/// `__bf16` in vector registers; here, the values are the lowest 16 bits of a
/// float, which is passed in the same way.
///
/// The file also has conversions of floats of at most 8 bits. The lowering
/// emits calls of these conversions, and passes such floats as an i32.
///
//===----------------------------------------------------------------------===//

#include "FloatConversion.h"

#include "SmallFloatFormat.h"

#include <cstring>

namespace {

/// A binary format as IEEE 754 describes it, of up to 64 bits.
struct Format {
  unsigned exponentBits, fractionBits;
  int bias() const { return (1 << (exponentBits - 1)) - 1; }
  int maxExponent() const { return (1 << exponentBits) - 1; }
  uint16_t signBit() const { return 1 << (exponentBits + fractionBits); }
  /// Returns the bit pattern of positive infinity; for formats of 16 bits only.
  uint16_t infinity() const { return maxExponent() << fractionBits; }
};
constexpr Format halfFormat{5, 10}, bfloatFormat{8, 7}, singleFormat{8, 23},
    doubleFormat{11, 52};

template <typename To, typename From>
To bitcast(From from) {
  To to = {};
  static_assert(sizeof(To) <= sizeof(From) || sizeof(To) >= sizeof(From));
  std::memcpy(&to, &from,
              sizeof(To) < sizeof(From) ? sizeof(To) : sizeof(From));
  return to;
}

/// Returns `value` / 2^`shift`, rounded to nearest, ties to even. `shift` must
/// be positive, and `value` less than 2^63.
uint64_t shiftRound(uint64_t value, int shift) {
  if (shift > 63)
    return 0;
  uint64_t quotient = value >> shift;
  uint64_t rest = value & ((uint64_t(1) << shift) - 1);
  uint64_t tie = uint64_t(1) << (shift - 1);
  return quotient + (rest > tie || (rest == tie && (quotient & 1)));
}

/// The parts of a float. The value of the float is significand * 2^(exponent -
/// fraction bits). The significand consists of the fraction and, unless the
/// number is denormal, a leading one above the fraction.
struct Parts {
  bool isNegative, isNaN, isInfinity;
  int exponent;
  uint64_t significand, fraction;
  bool isZero() const { return !isNaN && !isInfinity && significand == 0; }
};

Parts takeApart(uint64_t bits, Format from) {
  Parts parts = {};
  parts.fraction = bits & ((uint64_t(1) << from.fractionBits) - 1);
  int exponent = (bits >> from.fractionBits) & from.maxExponent();
  parts.isNegative = (bits >> (from.fractionBits + from.exponentBits)) & 1;
  bool isSpecial = exponent == from.maxExponent();
  parts.isNaN = isSpecial && parts.fraction;
  parts.isInfinity = isSpecial && !parts.fraction;
  parts.significand = exponent
                          ? parts.fraction | uint64_t(1) << from.fractionBits
                          : parts.fraction;
  parts.exponent = (exponent ? exponent : 1) - from.bias();
  return parts;
}

/// Rounds the magnitude of a float to a format with `fractionBits` and `bias`,
/// and returns its bit pattern in this format. If the magnitude is too large,
/// the result is larger than the pattern of every finite number of the format.
/// The float must not be zero.
uint64_t roundMagnitude(const Parts &parts, Format from, unsigned fractionBits,
                        int bias) {
  int drop = from.fractionBits - fractionBits;
  int scaled = parts.exponent + bias;
  // Below the normal range, the significand loses one more bit for each step of
  // the exponent. If rounding carries into the exponent bits, the sum is
  // already the right pattern.
  return scaled > 0 ? shiftRound(parts.significand, drop) +
                          (uint64_t(scaled - 1) << fractionBits)
                    : shiftRound(parts.significand, drop + 1 - scaled);
}

uint16_t narrow(uint64_t bits, Format from, Format to) {
  Parts parts = takeApart(bits, from);
  uint16_t sign = parts.isNegative ? to.signBit() : 0;
  if (parts.isNaN) {
    int drop = from.fractionBits - to.fractionBits;
    return sign | to.infinity() | uint16_t(1) << (to.fractionBits - 1) |
           uint16_t(parts.fraction >> drop);
  }
  if (parts.isInfinity)
    return sign | to.infinity();
  if (parts.isZero())
    return sign;
  uint64_t rounded = roundMagnitude(parts, from, to.fractionBits, to.bias());
  return sign | uint16_t(rounded < to.infinity() ? rounded : to.infinity());
}

//===----------------------------------------------------------------------===//
// At most 8 bits
//===----------------------------------------------------------------------===//

using padlab::SmallFloatFormat;
using padlab::SpecialValues;

constexpr uint32_t scaleNaN = 0xFF;

uint32_t signBit(SmallFloatFormat format) {
  return uint32_t(1) << (format.exponentBits + format.fractionBits);
}

/// Returns the bit pattern of the largest finite number, without its sign.
uint32_t largest(SmallFloatFormat format) {
  uint32_t magnitudes = signBit(format) - 1;
  switch (format.special) {
  case SpecialValues::InfinityAndNaN:
    return (magnitudes >> format.fractionBits << format.fractionBits) - 1;
  case SpecialValues::NaN:
    return magnitudes - 1;
  default:
    return magnitudes;
  }
}

/// Returns the bit pattern to which a NaN, or a number that is too large, is
/// converted.
uint32_t getSpecial(SmallFloatFormat format, bool isNaN, bool isNegative) {
  uint32_t sign = isNegative ? signBit(format) : 0;
  switch (format.special) {
  case SpecialValues::InfinityAndNaN:
    // The pattern of a NaN is that of infinity with the highest bit of the
    // fraction set.
    return sign | (largest(format) + 1) |
           (isNaN ? uint32_t(1) << (format.fractionBits - 1) : 0);
  case SpecialValues::NaN:
    return sign | (largest(format) + 1);
  case SpecialValues::UnsignedNaN:
    return signBit(format);
  case SpecialValues::None:
    return sign | largest(format);
  case SpecialValues::Scale:
    return scaleNaN;
  }
  return 0;
}

/// Rounds to the nearest power of two; if two are equally near, to the larger
/// one.
uint32_t narrowToScale(const Parts &parts, Format from, int bias) {
  if (parts.isNaN || parts.isInfinity)
    return scaleNaN;
  uint64_t significand = parts.significand;
  int exponent = parts.exponent + bias;
  if (significand == 0)
    return 0;
  for (; !(significand >> from.fractionBits); significand <<= 1)
    --exponent;
  // The bit after the leading one is worth one half of the leading one, so it
  // decides the rounding.
  exponent += (significand >> (from.fractionBits - 1)) & 1;
  if (exponent < 0)
    return 0;
  return exponent < int(scaleNaN) ? exponent : scaleNaN;
}

uint32_t narrowToSmall(uint64_t bits, Format from, SmallFloatFormat to) {
  Parts parts = takeApart(bits, from);
  if (to.special == SpecialValues::Scale)
    return narrowToScale(parts, from, to.bias);
  if (parts.isNaN || parts.isInfinity)
    return getSpecial(to, parts.isNaN, parts.isNegative);
  uint64_t rounded =
      parts.isZero() ? 0
                     : roundMagnitude(parts, from, to.fractionBits, to.bias);
  if (rounded > largest(to))
    return getSpecial(to, /*isNaN=*/false, parts.isNegative);
  bool hasSign = rounded != 0 || to.special != SpecialValues::UnsignedNaN;
  return uint32_t(rounded) | (parts.isNegative && hasSign ? signBit(to) : 0);
}

/// Returns 2^`exponent`, which may be denormal.
float powerOfTwo(int exponent) {
  int biased = exponent + singleFormat.bias();
  return bitcast<float>(biased > 0 ? uint32_t(biased) << 23
                                   : uint32_t(1) << (22 + biased));
}

float widenSmall(uint32_t bits, SmallFloatFormat format) {
  constexpr uint32_t singleNaN = 0x7FC00000, singleInfinity = 0x7F800000;
  if (format.special == SpecialValues::Scale)
    return bits == scaleNaN ? bitcast<float>(singleNaN)
                            : powerOfTwo(int(bits) - format.bias);
  uint32_t sign = signBit(format), magnitude = bits & (sign - 1);
  if (format.special == SpecialValues::UnsignedNaN && bits == sign)
    return bitcast<float>(singleNaN);
  if (magnitude > largest(format)) {
    bool isInfinity = format.special == SpecialValues::InfinityAndNaN &&
                      magnitude == largest(format) + 1;
    return bitcast<float>(
        isInfinity ? singleInfinity | (bits & sign ? 1u << 31 : 0) : singleNaN);
  }
  int exponent = magnitude >> format.fractionBits;
  uint32_t fraction = magnitude & ((1u << format.fractionBits) - 1);
  uint32_t significand =
      exponent ? fraction | 1u << format.fractionBits : fraction;
  float value =
      float(significand) *
      powerOfTwo((exponent ? exponent : 1) - format.bias - format.fractionBits);
  return bits & sign ? -value : value;
}

//===----------------------------------------------------------------------===//
// f16
//===----------------------------------------------------------------------===//

uint32_t widenHalf(uint16_t bits) {
  uint32_t sign = uint32_t(bits & 0x8000) << 16;
  int exponent = (bits >> halfFormat.fractionBits) & halfFormat.maxExponent();
  uint32_t fraction = bits & 0x3FF;
  if (exponent == halfFormat.maxExponent())
    return sign | 0x7F800000 | fraction << 13 | (fraction ? 0x400000 : 0);
  if (exponent)
    return sign |
           uint32_t(exponent - halfFormat.bias() + singleFormat.bias()) << 23 |
           fraction << 13;
  // Zeros and denormals are a small integer times 2^-24, exact in f32.
  return sign | bitcast<uint32_t>(float(fraction) * 0x1p-24f);
}

float pack(uint16_t bits) { return bitcast<float>(uint32_t(bits)); }
uint16_t unpack(float value) { return uint16_t(bitcast<uint32_t>(value)); }

} // namespace

extern "C" {

float padlab_truncsfhf2(float value) {
  return pack(narrow(bitcast<uint32_t>(value), singleFormat, halfFormat));
}
float padlab_truncdfhf2(double value) {
  return pack(narrow(bitcast<uint64_t>(value), doubleFormat, halfFormat));
}
float padlab_truncsfbf2(float value) {
  return pack(narrow(bitcast<uint32_t>(value), singleFormat, bfloatFormat));
}
float padlab_truncdfbf2(double value) {
  return pack(narrow(bitcast<uint64_t>(value), doubleFormat, bfloatFormat));
}
float padlab_extendhfsf2(float half) {
  return bitcast<float>(widenHalf(unpack(half)));
}
double padlab_extendhfdf2(float half) {
  return bitcast<float>(widenHalf(unpack(half)));
}

float padlab_extend_small_float(uint32_t bits, uint32_t format) {
  return widenSmall(bits, SmallFloatFormat::unpack(format));
}
uint32_t padlab_truncate_f32_to_small_float(float value, uint32_t format) {
  return narrowToSmall(bitcast<uint32_t>(value), singleFormat,
                       SmallFloatFormat::unpack(format));
}
uint32_t padlab_truncate_f64_to_small_float(double value, uint32_t format) {
  return narrowToSmall(bitcast<uint64_t>(value), doubleFormat,
                       SmallFloatFormat::unpack(format));
}
}
