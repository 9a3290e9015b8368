//===- SmallFloatTest.cpp - floats of at most 8 bits ------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// All operations on all values of each type, against a table that is computed
/// in double from the formats' definitions (the OCP specifications of 8-bit
/// floats and of MX; arXiv:2206.02915 for FNUZ) and rounded once, by looking
/// for the nearest of all values. Nothing here uses APFloat.
///
//===----------------------------------------------------------------------===//

#include "ReferenceTest.h"

#include "../TestContext.h"

#include "llvm/Support/FormatVariadic.h"
#include "gtest/gtest.h"

#include <cmath>
#include <limits>

using namespace mlir;
using namespace padlab;
using llvm::formatv;

namespace {

enum class Special { InfinityAndNaN, NaN, UnsignedNaN, None };

struct Format {
  const char *type;
  unsigned exponentBits, fractionBits;
  int bias;
  Special special;

  unsigned getWidth() const { return 1 + exponentBits + fractionBits; }
  unsigned getPatterns() const { return 1u << getWidth(); }
  unsigned getSign() const { return getPatterns() / 2; }
  unsigned getLargest() const;
  /// Infinities and NaN included.
  double decode(unsigned bits) const;
  double decodeMagnitude(unsigned magnitude) const;
  /// The pattern of the nearest number; negative where the type has nothing for
  /// the value.
  int encode(double value) const;
  int encodeSpecial(double value) const;
  bool isNaN(int bits) const {
    return bits >= 0 && std::isnan(decode(unsigned(bits)));
  }
};

const Format formats[] = {{"f8E5M2", 5, 2, 15, Special::InfinityAndNaN},
                          {"f8E4M3", 4, 3, 7, Special::InfinityAndNaN},
                          {"f8E3M4", 3, 4, 3, Special::InfinityAndNaN},
                          {"f8E4M3FN", 4, 3, 7, Special::NaN},
                          {"f8E5M2FNUZ", 5, 2, 16, Special::UnsignedNaN},
                          {"f8E4M3FNUZ", 4, 3, 8, Special::UnsignedNaN},
                          {"f8E4M3B11FNUZ", 4, 3, 11, Special::UnsignedNaN},
                          {"f6E3M2FN", 3, 2, 3, Special::None},
                          {"f6E2M3FN", 2, 3, 1, Special::None},
                          {"f4E2M1FN", 2, 1, 1, Special::None}};

constexpr double nan = std::numeric_limits<double>::quiet_NaN();
constexpr double infinity = std::numeric_limits<double>::infinity();

unsigned Format::getLargest() const {
  switch (special) {
  case Special::InfinityAndNaN:
    return getSign() - (1u << fractionBits) - 1;
  case Special::NaN:
    return getSign() - 2;
  default:
    return getSign() - 1;
  }
}

double Format::decodeMagnitude(unsigned magnitude) const {
  int exponent = magnitude >> fractionBits;
  double fraction = magnitude & ((1u << fractionBits) - 1);
  double unit = std::ldexp(1.0, -int(fractionBits));
  return exponent == 0 ? std::ldexp(fraction * unit, 1 - bias)
                       : std::ldexp(1.0 + fraction * unit, exponent - bias);
}

double Format::decode(unsigned bits) const {
  unsigned magnitude = bits & (getSign() - 1);
  double sign = bits & getSign() ? -1.0 : 1.0;
  if (special == Special::UnsignedNaN && bits == getSign())
    return nan;
  if (magnitude > getLargest())
    return special == Special::InfinityAndNaN && magnitude == getLargest() + 1
               ? sign * infinity
               : nan;
  return sign * decodeMagnitude(magnitude);
}

int Format::encodeSpecial(double value) const {
  int sign = std::signbit(value) ? getSign() : 0;
  switch (special) {
  case Special::InfinityAndNaN:
    return sign | int(getLargest() + (std::isnan(value) ? 2 : 1));
  case Special::NaN:
    return sign | int(getLargest() + 1);
  case Special::UnsignedNaN:
    return getSign();
  case Special::None:
    return -1;
  }
  return -1;
}

int Format::encode(double value) const {
  if (!std::isfinite(value))
    return encodeSpecial(value);
  // One more than the largest number: what is nearer to it is too large.
  double wanted = std::fabs(value);
  unsigned above = 0;
  while (above <= getLargest() && decodeMagnitude(above) < wanted)
    ++above;
  unsigned below = above == 0 ? 0 : above - 1;
  double up = decodeMagnitude(above) - wanted,
         down = wanted - decodeMagnitude(below);
  unsigned even = above % 2 == 0 ? above : below;
  unsigned nearest = up < down ? above : down < up ? below : even;
  if (nearest > getLargest()) {
    if (special != Special::None)
      return encodeSpecial(std::copysign(infinity, value));
    nearest = getLargest();
  }
  bool hasSign = nearest != 0 || special != Special::UnsignedNaN;
  return nearest | (std::signbit(value) && hasSign ? getSign() : 0);
}

double minimum(double a, double b) {
  if (std::isnan(a) || std::isnan(b))
    return nan;
  return a < b || (a == b && std::signbit(a)) ? a : b;
}

double maximum(double a, double b) { return -minimum(-a, -b); }

struct Operation {
  const char *name;
  double (*compute)(double, double);
};
const Operation binary[] = {
    {"arith.addf", [](double a, double b) { return a + b; }},
    {"arith.subf", [](double a, double b) { return a - b; }},
    {"arith.mulf", [](double a, double b) { return a * b; }},
    {"arith.divf", [](double a, double b) { return a / b; }},
    {"arith.minimumf", minimum},
    {"arith.maximumf", maximum}};
const Operation unary[] = {
    {"arith.negf", [](double a, double) { return -a; }},
    {"math.absf", [](double a, double) { return std::fabs(a); }},
    {"math.sqrt", [](double a, double) { return std::sqrt(a); }}};

/// The tensors that a generic over `shape` yields: `body` defines `%r0`, `%r1`
/// ... of type `type` from `%i0` and `%i1`.
std::vector<TensorValue> computeTable(const Format &format, unsigned rank,
                                      ArrayRef<std::string> results,
                                      const std::string &body) {
  std::string dims = rank == 2 ? "i, j" : "i";
  std::string iterators =
      rank == 2 ? "\"parallel\", \"parallel\"" : "\"parallel\"";
  std::string extents;
  for (unsigned i = 0; i < rank; ++i)
    extents += std::to_string(format.getPatterns()) + "x";
  std::string types, empties, outs, maps, arguments, yielded, yieldedTypes;
  for (auto [i, type] : llvm::enumerate(results)) {
    std::string comma = i ? ", " : "";
    std::string tensor = formatv("tensor<{0}{1}>", extents, type);
    types += comma + tensor;
    empties += formatv("%e{0} = tensor.empty() : {1}\n", i, tensor);
    outs += comma + "%e" + std::to_string(i);
    maps += formatv("{0}affine_map<({1}) -> ({1})>", comma, dims);
    arguments += formatv("{0}%o{1}: {2}", comma, i, type);
    yielded += formatv("{0}%r{1}", comma, i);
    yieldedTypes += comma + type;
  }
  std::string operands;
  for (unsigned i = 0; i < rank; ++i)
    operands += formatv("%n{0} = linalg.index {0} : index\n"
                        "%b{0} = arith.index_cast %n{0} : index to i{1}\n"
                        "%i{0} = arith.bitcast %b{0} : i{1} to {2}\n",
                        i, format.getWidth(), format.type);
  std::string text =
      formatv("func.func @main() -> ({0}) attributes {{padlab.seed = 0} {{\n{1}"
              "%t:{2} = linalg.generic {{indexing_maps = [{3}], iterator_types "
              "= [{4}]} outs({5} : {0}) {{\n^bb0({6}):\n{7}{8}"
              "linalg.yield {9} : {10}\n} -> ({0})\nreturn ",
              types, empties, results.size(), maps, iterators, outs, arguments,
              operands, body, yielded, yieldedTypes);
  for (size_t i = 0; i < results.size(); ++i)
    text += formatv("{0}%t#{1}", i ? ", " : "", i);
  text += " : " + types + "\n}\n";
  Interpretation result = interpret(test::parseCase(text));
  EXPECT_TRUE(result.isDefined()) << result.str();
  std::vector<TensorValue> tensors;
  for (const RuntimeValue &value : result.results)
    tensors.push_back(std::get<TensorValue>(value));
  return tensors;
}

bool isExpected(const Format &format, const Element &actual, int expected) {
  if (expected < 0 || actual.isPoison())
    return expected < 0 && actual.isPoison();
  int bits = actual.getBits().getZExtValue();
  return bits == expected || (format.isNaN(bits) && format.isNaN(expected));
}

void expectElement(const Format &format, const Operation &op, double a,
                   double b, const Element &actual) {
  int expected = format.encode(op.compute(a, b));
  if (!isExpected(format, actual, expected))
    ADD_FAILURE() << op.name << " on " << format.type << " of " << a << ", "
                  << b << ": expected the pattern " << expected << ", actual "
                  << actual.str();
}

TEST(SmallFloatTest, EveryPairOfValues) {
  for (const Format &format : formats) {
    std::string body;
    std::vector<std::string> types;
    for (auto [i, op] : llvm::enumerate(binary)) {
      body += formatv("%r{0} = {1} %i0, %i1 : {2}\n", i, op.name, format.type);
      types.push_back(format.type);
    }
    body += formatv("%r{0} = arith.cmpf olt, %i0, %i1 : {1}\n", types.size(),
                    format.type);
    types.push_back("i1");
    auto tensors = computeTable(format, 2, types, body);
    ASSERT_EQ(tensors.size(), types.size());
    int64_t place = 0;
    for (unsigned i = 0; i < format.getPatterns(); ++i)
      for (unsigned j = 0; j < format.getPatterns(); ++j, ++place) {
        double a = format.decode(i), b = format.decode(j);
        for (auto [op, tensor] :
             llvm::zip(binary, ArrayRef(tensors).drop_back()))
          expectElement(format, op, a, b, tensor.get(place));
        EXPECT_EQ(tensors.back().get(place).getInt().getBoolValue(), a < b);
      }
  }
}

TEST(SmallFloatTest, EveryValue) {
  for (const Format &format : formats) {
    std::string body;
    std::vector<std::string> types;
    for (auto [i, op] : llvm::enumerate(unary)) {
      body += formatv("%r{0} = {1} %i0 : {2}\n", i, op.name, format.type);
      types.push_back(format.type);
    }
    body += formatv("%r{0} = arith.extf %i0 : {1} to f32\n", types.size(),
                    format.type);
    types.push_back("f32");
    auto tensors = computeTable(format, 1, types, body);
    ASSERT_EQ(tensors.size(), types.size());
    for (unsigned i = 0; i < format.getPatterns(); ++i) {
      double a = format.decode(i);
      for (auto [op, tensor] : llvm::zip(unary, ArrayRef(tensors).drop_back()))
        expectElement(format, op, a, 0, tensor.get(i));
      float wide = tensors.back().get(i).getFloat().convertToFloat();
      EXPECT_TRUE(std::isnan(a)
                      ? std::isnan(wide)
                      : wide == a && std::signbit(wide) == std::signbit(a))
          << format.type << " " << i;
    }
  }
}

/// A program that truncates `value` to the type.
std::string truncate(const Format &format, double value) {
  uint64_t bits = llvm::bit_cast<uint64_t>(value);
  return test::interpretText(
      formatv("func.func @main() -> i{0} attributes {{padlab.seed = 0} {{\n"
              "%x = arith.constant {1} : f64\n"
              "%y = arith.truncf %x : f64 to {2}\n"
              "%z = arith.bitcast %y : {2} to i{0}\nreturn %z : i{0}\n}\n",
              format.getWidth(), formatv("0x{0:X-16}", bits), format.type)
          .str());
}

/// Between each two numbers: what lies halfway, and its neighbours.
TEST(SmallFloatTest, Truncation) {
  for (const Format &format : formats)
    for (unsigned i = 0; i < format.getLargest(); ++i) {
      double halfway = (format.decode(i) + format.decode(i + 1)) / 2;
      for (double value : {halfway, std::nextafter(halfway, 0.0),
                           std::nextafter(halfway, infinity)})
        for (double sign : {1.0, -1.0}) {
          unsigned bits = format.encode(sign * value);
          int64_t wanted = llvm::SignExtend64(bits, format.getWidth());
          EXPECT_EQ(truncate(format, sign * value), std::to_string(wanted))
              << format.type << " of " << sign * value;
        }
    }
}

/// f8E8M0FNU has powers of two and a NaN.
TEST(SmallFloatTest, Scales) {
  test::expectCasts({
      {"arith.extf", "f8E8M0FNU", "1.0", "1", "", "f32"},
      {"arith.truncf", "f32", "4.0", "4", "", "f8E8M0FNU"},
      {"arith.truncf", "f32", "5.5", "4", "", "f8E8M0FNU"},
      {"arith.truncf", "f32", "6.0", "8", "", "f8E8M0FNU"},
      {"arith.truncf", "f32", "0.0", "poison", "", "f8E8M0FNU"},
      {"arith.truncf", "f32", "-1.0", "poison", "", "f8E8M0FNU"},
      {"arith.truncf", "f32", "0x7FC00000", "nan", "", "f8E8M0FNU"},
      {"arith.extf", "f8E8M0FNU", "0xFF", "nan", "", "f16"},
  });
  test::expectBinary({{"arith.addf", "f8E8M0FNU", "1.0", "1.0",
                       "unsupported: arith.addf: arithmetic on f8E8M0FNU, "
                       "which is a scale"}});
}

/// Numbers that no f64 holds.
TEST(SmallFloatTest, WiderThanDouble) {
  test::expectBinary({
      {"arith.addf", "f80", "1.0", "0x3FC08000000000000000",
       "1.00000000000000000011"},
      {"arith.subf", "f128", "1.0", "0x3F8E0000000000000000000000000000",
       "0.999999999999999999999999999999999903"},
      {"arith.mulf", "tf32", "1.0009765625", "1.0009765625", "1.002"},
      {"arith.addi", "i128", "170141183460469231731687303715884105727", "1",
       "-170141183460469231731687303715884105728"},
      {"arith.muli", "i100", "1125899906842624", "1125899906842624", "0"},
      {"arith.divsi", "i65", "-18446744073709551616", "3",
       "-6148914691236517205"},
  });
}

} // namespace
