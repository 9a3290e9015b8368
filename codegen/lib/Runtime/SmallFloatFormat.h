//===- SmallFloatFormat.h - floats of at most 8 bits ------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The lowering describes a float type of at most 8 bits to the runtime by one
/// 32-bit word, a packed SmallFloatFormat. The word is an argument of each
/// conversion (FloatConversion.h).
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_LIB_RUNTIME_SMALLFLOATFORMAT_H
#define PADLAB_CODEGEN_LIB_RUNTIME_SMALLFLOATFORMAT_H

#include <cstdint>

namespace padlab {

/// The values other than finite numbers that a format has.
enum class SpecialValues : uint8_t {
  InfinityAndNaN, ///< The largest exponent means these, as in IEEE 754.
  NaN,            ///< Only the pattern of the largest magnitude is NaN (FN).
  UnsignedNaN,    ///< The pattern of -0 is the only NaN (FNUZ).
  None,           ///< Every pattern is a number (f4, f6).
  Scale           ///< Powers of two, and a NaN: no sign, no zero (f8E8M0FNU).
};

/// A binary format with an implicit leading one. The highest bit is the sign,
/// then come the exponent and the fraction.
struct SmallFloatFormat {
  uint8_t exponentBits, fractionBits;
  uint8_t bias; ///< The exponent bits of 1.0.
  SpecialValues special;

  constexpr uint32_t pack() const {
    return exponentBits | fractionBits << 8 | bias << 16 |
           uint32_t(special) << 24;
  }
  static constexpr SmallFloatFormat unpack(uint32_t word) {
    return {uint8_t(word), uint8_t(word >> 8), uint8_t(word >> 16),
            SpecialValues(word >> 24)};
  }
};

} // namespace padlab

#endif // PADLAB_CODEGEN_LIB_RUNTIME_SMALLFLOATFORMAT_H
