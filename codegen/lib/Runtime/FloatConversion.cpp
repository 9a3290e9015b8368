//===- FloatConversion.cpp - short floats in software -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What code generation calls for half-precision conversions where the CPU has
/// none. The symbols are compiler-rt's; libgcc of Debian 12 lacks some of them.
/// Values travel as the CPU passes `_Float16` and `__bf16`: in vector
/// registers, which the lowest 16 bits of a float stand for here.
///
/// And what the lowering calls for f8, whose bits travel as an i32.
///
//===----------------------------------------------------------------------===//

#include "FloatConversion.h"

#include <cstring>

namespace {

/// A binary format with the implicit leading one of IEEE 754.
struct Format {
  unsigned exponentBits, fractionBits;
  /// Without infinities the largest exponent has numbers too; only the largest
  /// magnitude is a NaN.
  bool hasInfinity = true;
  int bias() const { return (1 << (exponentBits - 1)) - 1; }
  int maxExponent() const { return (1 << exponentBits) - 1; }
  uint16_t signBit() const { return 1 << (exponentBits + fractionBits); }
  /// Of short formats: the first magnitude beyond the numbers.
  uint16_t limit() const {
    return hasInfinity ? maxExponent() << fractionBits : signBit() - 1;
  }
};
constexpr Format halfFormat{5, 10}, bfloatFormat{8, 7}, singleFormat{8, 23},
    doubleFormat{11, 52}, f8E5M2Format{5, 2},
    f8E4M3FNFormat{4, 3, /*hasInfinity=*/false};

template <typename To, typename From>
To bitcast(From from) {
  To to = {};
  static_assert(sizeof(To) <= sizeof(From) || sizeof(To) >= sizeof(From));
  std::memcpy(&to, &from,
              sizeof(To) < sizeof(From) ? sizeof(To) : sizeof(From));
  return to;
}

/// `value` / 2^`shift`, rounded to nearest, ties to even.
uint64_t shiftRound(uint64_t value, int shift) {
  if (shift > 63)
    return 0;
  uint64_t quotient = value >> shift;
  uint64_t rest = value & ((uint64_t(1) << shift) - 1);
  uint64_t tie = uint64_t(1) << (shift - 1);
  return quotient + (rest > tie || (rest == tie && (quotient & 1)));
}

uint16_t narrow(uint64_t bits, Format from, Format to) {
  int drop = from.fractionBits - to.fractionBits;
  uint64_t fraction = bits & ((uint64_t(1) << from.fractionBits) - 1);
  int exponent = (bits >> from.fractionBits) & from.maxExponent();
  uint64_t sign = (bits >> (from.fractionBits + from.exponentBits)) & 1;
  uint16_t signBit = sign ? to.signBit() : 0;
  if (exponent == from.maxExponent()) {
    if (!to.hasInfinity)
      return signBit | to.limit();
    uint16_t quiet = fraction ? uint16_t(1) << (to.fractionBits - 1) : 0;
    return signBit | to.limit() | quiet | uint16_t(fraction >> drop);
  }
  if (exponent == 0 && fraction == 0)
    return signBit;

  uint64_t significand =
      exponent ? fraction | uint64_t(1) << from.fractionBits : fraction;
  int scaled = (exponent ? exponent : 1) - from.bias() + to.bias();
  // Below the normal range the significand loses one bit more each step. A
  // carry out of the rounding moves into the exponent by itself.
  uint64_t rounded = scaled > 0 ? shiftRound(significand, drop) +
                                      (uint64_t(scaled - 1) << to.fractionBits)
                                : shiftRound(significand, drop + 1 - scaled);
  return signBit | uint16_t(rounded < to.limit() ? rounded : to.limit());
}

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
  // Zero and denormals: a small integer times 2^-24, exact in f32.
  return sign | bitcast<uint32_t>(float(fraction) * 0x1p-24f);
}

float widenE4M3(uint8_t bits) {
  float sign = bits & 0x80 ? -1.0f : 1.0f;
  int exponent = (bits >> 3) & 0xF;
  int fraction = bits & 0x7;
  if ((bits & 0x7F) == f8E4M3FNFormat.limit())
    return bitcast<float>(uint32_t(0x7FC00000));
  // Exact: 7 is the bias, 3 the bits of the fraction.
  int significand = exponent ? fraction | 8 : fraction;
  int scale = (exponent ? exponent : 1) - 7 - 3;
  return sign * float(significand) *
         bitcast<float>(uint32_t(scale + singleFormat.bias()) << 23);
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

/// The upper half of f16.
float padlab_extend_f8e5m2(uint32_t bits) {
  return bitcast<float>(widenHalf(uint16_t(bits << 8)));
}
float padlab_extend_f8e4m3fn(uint32_t bits) { return widenE4M3(uint8_t(bits)); }
uint32_t padlab_truncate_f32_to_f8e5m2(float value) {
  return narrow(bitcast<uint32_t>(value), singleFormat, f8E5M2Format);
}
uint32_t padlab_truncate_f64_to_f8e5m2(double value) {
  return narrow(bitcast<uint64_t>(value), doubleFormat, f8E5M2Format);
}
uint32_t padlab_truncate_f32_to_f8e4m3fn(float value) {
  return narrow(bitcast<uint32_t>(value), singleFormat, f8E4M3FNFormat);
}
uint32_t padlab_truncate_f64_to_f8e4m3fn(double value) {
  return narrow(bitcast<uint64_t>(value), doubleFormat, f8E4M3FNFormat);
}
}
