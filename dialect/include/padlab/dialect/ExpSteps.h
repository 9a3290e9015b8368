//===- ExpSteps.h - the exponential function, step by step ------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Computes the exponential function of f32 by additions, multiplications and
/// selections of f64. IEEE 754 defines each of these to the bit, so that scalar
/// code, vector code and operations of a program that take these steps agree on
/// every CPU. The short steps compute in f32 instead, for callers whose results
/// need not agree with others to the bit. Nothing of the C++ library is needed
/// here.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_DIALECT_EXPSTEPS_H
#define PADLAB_DIALECT_EXPSTEPS_H

namespace padlab {

/// Returns e^`x` as an f64 that is to be rounded to f32, for an `x` of f32
/// extended to f64. `Steps` has a type `Value` and functions
///  * `number(double)`;
///  * `add`, `subtract` and `multiply`, of two values;
///  * `limit(x, low, high)`: `x` clamped to [low, high]; a NaN stays;
///  * `powerOfTwo(x)`: 2 to the power of the 11-bit integer in the lowest bits
///    of the f64 `x`.
template <typename Steps>
typename Steps::Value takeExpSteps(Steps &s, typename Steps::Value x) {
  using Value = typename Steps::Value;
  // Beyond this range, all results are zero or infinity in f32.
  x = s.limit(x, -110.0, 100.0);
  // Adding this number rounds the product to an integer, which the lowest bits
  // of the sum then hold.
  Value magic = s.number(0x1.8p52);
  Value shifted = s.add(s.multiply(x, s.number(0x1.71547652b82fep+0)), magic);
  Value whole = s.subtract(shifted, magic);
  // The logarithm of two, split in two parts; products of `whole` and the first
  // part are exact.
  Value rest = s.subtract(x, s.multiply(whole, s.number(0x1.62e42feep-1)));
  rest = s.subtract(rest, s.multiply(whole, s.number(0x1.a39ef35793c76p-33)));
  // The series up to the thirteenth power, with separate even and odd powers.
  constexpr double even[] = {0x1.1eed8eff8d898p-29,
                             0x1.27e4fb7789f5cp-22,
                             0x1.a01a01a01a01ap-16,
                             0x1.6c16c16c16c17p-10,
                             0x1.5555555555555p-5,
                             0.5,
                             1.0};
  constexpr double odd[] = {0x1.6124613a86d09p-33,
                            0x1.ae64567f544e4p-26,
                            0x1.71de3a556c734p-19,
                            0x1.a01a01a01a01ap-13,
                            0x1.1111111111111p-7,
                            0x1.5555555555555p-3,
                            1.0};
  Value square = s.multiply(rest, rest);
  Value evens = s.number(even[0]), odds = s.number(odd[0]);
  for (int i = 1; i != 7; ++i) {
    evens = s.add(s.multiply(evens, square), s.number(even[i]));
    odds = s.add(s.multiply(odds, square), s.number(odd[i]));
  }
  return s.multiply(s.add(evens, s.multiply(odds, rest)),
                    s.powerOfTwo(shifted));
}

/// Returns e^`x` for an f32 `x`, at most two units in the last place off,
/// whether or not additions are fused with multiplications. Returns zero for an
/// `x` that is less than -125.5 times the logarithm of 2 (about -86.99), where
/// e^`x` is less than 2^-125. `Steps` has the same functions as for
/// `takeExpSteps`, but on f32: its `powerOfTwo` reads 8 bits instead of 11, and
/// returns half of the power of two, or zero instead of 2^-127.
template <typename Steps>
typename Steps::Value takeShortExpSteps(Steps &s, typename Steps::Value x) {
  using Value = typename Steps::Value;
  // For the lower limit, half of the power of two is 2^-127, so that the result
  // is zero.
  x = s.limit(x, -87.25, 89.0);
  Value magic = s.number(0x1.8p23);
  Value shifted = s.add(s.multiply(x, s.number(0x1.715476p+0)), magic);
  Value whole = s.subtract(shifted, magic);
  // Products of `whole` and the first part are exact.
  Value rest = s.subtract(x, s.multiply(whole, s.number(0x1.62e4p-1)));
  rest = s.subtract(rest, s.multiply(whole, s.number(0x1.7f7d1cp-20)));
  // Twice a polynomial of the sixth degree, of which the four upper terms have
  // the factors for which its largest relative error is smallest. It is
  // multiplied by half of the power of two, because the power of two itself
  // overflows for the largest results.
  Value square = s.multiply(rest, rest);
  Value evens = s.number(0x1.6fee60p-9), odds = s.number(0x1.125784p-6);
  constexpr double even[] = {0x1.5553p-4, 1.0};
  constexpr double odd[] = {0x1.555466p-2, 2.0};
  for (double factor : even)
    evens = s.add(s.multiply(evens, square), s.number(factor));
  for (double factor : odd)
    odds = s.add(s.multiply(odds, square), s.number(factor));
  // Small terms are added first, so that rounding loses less.
  Value terms = s.add(s.multiply(odds, rest), s.multiply(evens, square));
  return s.multiply(s.add(terms, s.number(2.0)), s.powerOfTwo(shifted));
}

} // namespace padlab

#endif // PADLAB_DIALECT_EXPSTEPS_H
