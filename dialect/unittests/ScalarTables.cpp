//===- ScalarTables.cpp - operations on all small values ------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ScalarTables.h"
#include "SmallFormats.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MathExtras.h"

#include <limits>

using namespace padlab;
using namespace padlab::test;
using llvm::formatv;

using Bits = std::optional<uint64_t>;

static constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();

//===----------------------------------------------------------------------===//
// Programs
//===----------------------------------------------------------------------===//

/// Defines `%name`, the value of type `type` whose bits are the loop index of
/// dimension `dim`.
static std::string defineByBits(unsigned dim, llvm::StringRef name,
                                llvm::StringRef type, unsigned width) {
  std::string text = formatv("%n{0} = linalg.index {0} : index\n", dim);
  if (type == "i" + std::to_string(width))
    return text + formatv("%{0} = arith.index_cast %n{1} : index to {2}\n",
                          name, dim, type)
                      .str();
  return text + formatv("%b{0} = arith.index_cast %n{0} : index to i{1}\n"
                        "%{2} = arith.bitcast %b{0} : i{1} to {3}\n",
                        dim, width, name, type)
                    .str();
}

/// Makes a program with a linalg.generic that yields the values of all columns
/// at each point. `operands` defines %x and %y, and `before` defines the values
/// that they are read from.
static std::string makeProgram(llvm::ArrayRef<ScalarColumn> columns,
                               llvm::ArrayRef<unsigned> extents,
                               llvm::StringRef operands,
                               llvm::StringRef before = "") {
  bool hasTwo = extents.size() == 2;
  llvm::StringRef dims = hasTwo ? "i, j" : "i";
  std::vector<std::string> types, empties, outs, maps, arguments, bodies,
      yields, yieldTypes, results;
  for (auto [i, column] : llvm::enumerate(columns)) {
    std::string tensor = "tensor<";
    for (unsigned extent : extents)
      tensor += std::to_string(extent) + "x";
    tensor += column.type + ">";
    types.push_back(tensor);
    empties.push_back(formatv("%e{0} = tensor.empty() : {1}\n", i, tensor));
    outs.push_back(formatv("%e{0}", i));
    maps.push_back(formatv("affine_map<({0}) -> ({0})>", dims));
    arguments.push_back(formatv("%o{0}: {1}", i, column.type));
    bodies.push_back(formatv("%r{0} = {1}\n", i, column.operation));
    yields.push_back(formatv("%r{0}", i));
    yieldTypes.push_back(column.type);
    results.push_back(formatv("%t#{0}", i));
  }
  std::string allTypes = llvm::join(types, ", ");
  return formatv(
      "func.func @main() -> ({0}) attributes {{padlab.seed = 0} {{\n{1}{2}"
      "%t:{3} = linalg.generic {{indexing_maps = [{4}], iterator_types = "
      "[{5}]} "
      "outs({6} : {0}) {{\n^bb0({7}):\n{8}{9}linalg.yield {10} : {11}\n} -> "
      "({0})\nreturn {12} : {0}\n}\n",
      allTypes, before, llvm::join(empties, ""), columns.size(),
      llvm::join(maps, ", "),
      hasTwo ? "\"parallel\", \"parallel\"" : "\"parallel\"",
      llvm::join(outs, ", "), llvm::join(arguments, ", "), operands,
      llvm::join(bodies, ""), llvm::join(yields, ", "),
      llvm::join(yieldTypes, ", "), llvm::join(results, ", "));
}

/// Makes the table of operations on all values of one type, or on all pairs of
/// values.
static ScalarTable makeTable(llvm::StringRef type, unsigned width,
                             bool isOfPairs,
                             std::vector<ScalarColumn> columns) {
  unsigned count = 1u << width;
  std::string operands = defineByBits(0, "x", type, width);
  llvm::SmallVector<unsigned> extents = {count};
  if (isOfPairs) {
    operands += defineByBits(1, "y", type, width);
    extents.push_back(count);
  }
  return {(type + (isOfPairs ? ", pairs" : "")).str(),
          makeProgram(columns, extents, operands), std::move(columns), count,
          isOfPairs ? count : 1};
}

//===----------------------------------------------------------------------===//
// Floats
//===----------------------------------------------------------------------===//

static double getMinimum(double a, double b) {
  if (std::isnan(a) || std::isnan(b))
    return notANumber;
  return a < b || (a == b && std::signbit(a)) ? a : b;
}
static double getMaximum(double a, double b) { return -getMinimum(-a, -b); }

static std::function<bool(uint64_t)> isNaNOf(const SmallFormat &format) {
  return [&format](uint64_t bits) { return format.isNaN(bits); };
}

/// Makes a column for an operation whose result has the type of its operands.
static ScalarColumn makeFloat(const SmallFormat &format, llvm::StringRef name,
                              bool isBinary,
                              double (*compute)(double, double)) {
  return {formatv("{0} %x{1} : {2}", name, isBinary ? ", %y" : "", format.type),
          format.type,
          [&format, compute](unsigned x, unsigned y) -> Bits {
            return format.encode(compute(format.decode(x), format.decode(y)));
          },
          isNaNOf(format)};
}

static ScalarColumn makeComparison(const SmallFormat &format,
                                   llvm::StringRef predicate,
                                   bool (*holds)(double, double)) {
  return {formatv("arith.cmpf {0}, %x, %y : {1}", predicate, format.type), "i1",
          [&format, holds](unsigned x, unsigned y) -> Bits {
            return holds(format.decode(x), format.decode(y));
          }};
}

static std::vector<ScalarColumn> makeFloatPairs(const SmallFormat &format) {
  std::vector<ScalarColumn> columns;
  auto add = [&](llvm::StringRef name, double (*compute)(double, double)) {
    columns.push_back(makeFloat(format, name, /*isBinary=*/true, compute));
  };
  if (!format.isScale()) {
    add("arith.addf", [](double a, double b) { return a + b; });
    add("arith.subf", [](double a, double b) { return a - b; });
    add("arith.mulf", [](double a, double b) { return a * b; });
    add("arith.divf", [](double a, double b) { return a / b; });
    add("arith.minimumf", getMinimum);
    add("arith.maximumf", getMaximum);
  }
  auto compare = [&](llvm::StringRef predicate, bool (*holds)(double, double)) {
    columns.push_back(makeComparison(format, predicate, holds));
  };
  compare("oeq", [](double a, double b) { return a == b; });
  compare("olt", [](double a, double b) { return a < b; });
  compare("oge", [](double a, double b) { return a >= b; });
  compare("one", [](double a, double b) { return a < b || a > b; });
  compare("ord", [](double a, double b) { return a == a && b == b; });
  compare("ueq", [](double a, double b) { return !(a < b || a > b); });
  compare("ugt", [](double a, double b) { return !(a <= b); });
  compare("ule", [](double a, double b) { return !(a > b); });
  compare("une", [](double a, double b) { return a != b; });
  compare("uno", [](double a, double b) { return a != a || b != b; });
  return columns;
}

/// Makes the column of an extension to a type that holds every value.
template <typename Float, typename Word>
static ScalarColumn makeExtension(const SmallFormat &format,
                                  llvm::StringRef type) {
  return {formatv("arith.extf %x : {0} to {1}", format.type, type), type.str(),
          [&format](unsigned x, unsigned) -> Bits {
            return llvm::bit_cast<Word>(static_cast<Float>(format.decode(x)));
          },
          [](uint64_t bits) {
            return std::isnan(llvm::bit_cast<Float>(static_cast<Word>(bits)));
          }};
}

static ScalarColumn makeConversion(const SmallFormat &from,
                                   const SmallFormat &to, const char *cast) {
  return {formatv("{0} %x : {1} to {2}", cast, from.type, to.type), to.type,
          [&from, &to](unsigned x, unsigned) -> Bits {
            return to.encode(from.decode(x));
          },
          isNaNOf(to)};
}

/// Numbers are truncated; numbers that do not fit then are poison.
static ScalarColumn makeToInteger(const SmallFormat &format, bool isSigned,
                                  unsigned width) {
  double low = isSigned ? -std::ldexp(1.0, width - 1) : 0,
         high = std::ldexp(1.0, isSigned ? width - 1 : width);
  return {formatv("arith.{0} %x : {1} to i{2}", isSigned ? "fptosi" : "fptoui",
                  format.type, width),
          "i" + std::to_string(width),
          [&format, width, low, high](unsigned x, unsigned) -> Bits {
            double value = std::trunc(format.decode(x));
            if (!(value >= low && value < high))
              return std::nullopt;
            return static_cast<uint64_t>(static_cast<int64_t>(value)) &
                   llvm::maskTrailingOnes<uint64_t>(width);
          }};
}

static std::vector<ScalarColumn> makeFloatValues(const SmallFormat &format) {
  std::vector<ScalarColumn> columns = {
      makeExtension<float, uint32_t>(format, "f32"),
      makeExtension<double, uint64_t>(format, "f64")};
  if (format.isScale())
    return columns;
  auto add = [&](llvm::StringRef name, double (*compute)(double, double)) {
    columns.push_back(makeFloat(format, name, /*isBinary=*/false, compute));
  };
  add("arith.negf", [](double a, double) { return -a; });
  add("math.absf", [](double a, double) { return std::fabs(a); });
  add("math.sqrt", [](double a, double) { return std::sqrt(a); });
  for (const SmallFormat &to : getSmallFormats()) {
    if (to.getWidth() < format.getWidth())
      columns.push_back(makeConversion(format, to, "arith.truncf"));
    auto isHeld = [&](unsigned bits) { return to.holds(format.decode(bits)); };
    if (to.getWidth() > format.getWidth() && !to.isScale() &&
        llvm::all_of(llvm::seq(format.getPatterns()), isHeld))
      columns.push_back(makeConversion(format, to, "arith.extf"));
  }
  for (bool isSigned : {true, false})
    for (unsigned width : {8u, 5u})
      columns.push_back(makeToInteger(format, isSigned, width));
  return columns;
}

/// Makes the table of a truncation from `Float`. Its operands are the numbers
/// in the middle between two neighbouring numbers of the format, the values of
/// `Float` next to each of these, all with both signs, and a few special
/// values. Operands for which the format has no pattern are left out.
template <typename Float>
static ScalarTable makeTruncation(const SmallFormat &format,
                                  llvm::StringRef type) {
  constexpr Float infinity = std::numeric_limits<Float>::infinity();
  std::vector<Float> values;
  for (unsigned i = 0; i < format.getLargest(); ++i) {
    auto halfway =
        static_cast<Float>((format.decode(i) + format.decode(i + 1)) / 2);
    for (Float value : {halfway, std::nextafter(halfway, Float(0)),
                        std::nextafter(halfway, infinity)})
      for (Float sign : {1, -1})
        if (format.encode(sign * value))
          values.push_back(sign * value);
  }
  // Adds a number that is too large, the infinities and a NaN.
  for (Float value : {Float(2 * format.decode(format.getLargest())), infinity,
                      -infinity, Float(notANumber)})
    if (format.encode(value))
      values.push_back(value);
  std::string elements;
  for (Float value : values) {
    std::string bytes(reinterpret_cast<const char *>(&value), sizeof value);
    elements += llvm::toHex(bytes);
  }
  std::string tensor = formatv("tensor<{0}x{1}>", values.size(), type);
  std::vector<ScalarColumn> columns = {
      {formatv("arith.truncf %x : {0} to {1}", type, format.type), format.type,
       [&format, values](unsigned x, unsigned) -> Bits {
         return format.encode(values[x]);
       },
       isNaNOf(format)}};
  auto count = static_cast<unsigned>(values.size());
  std::string program =
      makeProgram(columns, count,
                  formatv("%n0 = linalg.index 0 : index\n"
                          "%x = tensor.extract %values[%n0] : {0}\n",
                          tensor)
                      .str(),
                  formatv("%values = arith.constant dense<\"0x{0}\"> : {1}\n",
                          elements, tensor)
                      .str());
  return {formatv("{0} of {1}", format.type, type), program, columns, count, 1};
}

//===----------------------------------------------------------------------===//
// Integers
//===----------------------------------------------------------------------===//

namespace {
/// An operation on the values of two signed or unsigned integers.
struct IntegerOperation {
  const char *name;
  bool isSigned;
  int64_t (*compute)(int64_t, int64_t);
};
} // namespace

static int64_t getValue(unsigned bits, unsigned width, bool isSigned) {
  return isSigned ? llvm::SignExtend64(bits, width) : bits;
}

static const IntegerOperation integerOperations[] = {
    {"arith.addi", true, [](int64_t a, int64_t b) { return a + b; }},
    {"arith.subi", true, [](int64_t a, int64_t b) { return a - b; }},
    {"arith.muli", true, [](int64_t a, int64_t b) { return a * b; }},
    {"arith.minsi", true, [](int64_t a, int64_t b) { return std::min(a, b); }},
    {"arith.maxsi", true, [](int64_t a, int64_t b) { return std::max(a, b); }},
    {"arith.minui", false, [](int64_t a, int64_t b) { return std::min(a, b); }},
    {"arith.maxui", false, [](int64_t a, int64_t b) { return std::max(a, b); }},
    {"arith.cmpi eq,", true,
     [](int64_t a, int64_t b) -> int64_t { return a == b; }},
    {"arith.cmpi slt,", true,
     [](int64_t a, int64_t b) -> int64_t { return a < b; }},
    {"arith.cmpi sge,", true,
     [](int64_t a, int64_t b) -> int64_t { return a >= b; }},
    {"arith.cmpi ult,", false,
     [](int64_t a, int64_t b) -> int64_t { return a < b; }},
    {"arith.cmpi ugt,", false,
     [](int64_t a, int64_t b) -> int64_t { return a > b; }}};

static std::vector<ScalarColumn> makeIntegerPairs(unsigned width) {
  std::string type = "i" + std::to_string(width);
  std::vector<ScalarColumn> columns;
  for (const IntegerOperation &op : integerOperations) {
    bool compares = llvm::StringRef(op.name).contains("cmpi");
    unsigned resultWidth = compares ? 1 : width;
    columns.push_back(
        {formatv("{0} %x, %y : {1}", op.name, type), compares ? "i1" : type,
         [&op, width, resultWidth](unsigned x, unsigned y) -> Bits {
           int64_t value = op.compute(getValue(x, width, op.isSigned),
                                      getValue(y, width, op.isSigned));
           return value & llvm::maskTrailingOnes<uint64_t>(resultWidth);
         }});
  }
  return columns;
}

static std::vector<ScalarColumn> makeIntegerValues(unsigned width) {
  std::string type = "i" + std::to_string(width);
  std::vector<ScalarColumn> columns = {
      {"math.absi %x : " + type, type, [width](unsigned x, unsigned) -> Bits {
         return std::abs(getValue(x, width, true)) &
                llvm::maskTrailingOnes<uint64_t>(width);
       }}};
  for (bool isSigned : {true, false}) {
    columns.push_back({formatv("arith.{0} %x : {1} to i16",
                               isSigned ? "extsi" : "extui", type),
                       "i16", [width, isSigned](unsigned x, unsigned) -> Bits {
                         return getValue(x, width, isSigned) & 0xFFFF;
                       }});
    for (const SmallFormat &format : getSmallFormats())
      if (!format.isScale())
        columns.push_back(
            {formatv("arith.{0} %x : {1} to {2}",
                     isSigned ? "sitofp" : "uitofp", type, format.type),
             format.type,
             [&format, width, isSigned](unsigned x, unsigned) -> Bits {
               return format.encode(getValue(x, width, isSigned));
             },
             isNaNOf(format)});
  }
  return columns;
}

//===----------------------------------------------------------------------===//
// All tables
//===----------------------------------------------------------------------===//

std::vector<ScalarTable> padlab::test::makeScalarTables() {
  std::vector<ScalarTable> tables;
  for (const SmallFormat &format : getSmallFormats()) {
    unsigned width = format.getWidth();
    tables.push_back(makeTable(format.type, width, /*isOfPairs=*/true,
                               makeFloatPairs(format)));
    tables.push_back(makeTable(format.type, width, /*isOfPairs=*/false,
                               makeFloatValues(format)));
    tables.push_back(makeTruncation<float>(format, "f32"));
    tables.push_back(makeTruncation<double>(format, "f64"));
  }
  for (unsigned width : {1u, 2u, 3u, 7u, 8u}) {
    std::string type = "i" + std::to_string(width);
    tables.push_back(
        makeTable(type, width, /*isOfPairs=*/true, makeIntegerPairs(width)));
    tables.push_back(
        makeTable(type, width, /*isOfPairs=*/false, makeIntegerValues(width)));
  }
  return tables;
}

static bool isRight(const ScalarColumn &column, const Element &actual,
                    Bits expected, bool isNative) {
  if (!expected)
    return isNative || actual.isPoison();
  if (actual.isPoison())
    return false;
  uint64_t bits = actual.getBits().getZExtValue();
  return bits == *expected || (column.isNaN(bits) && column.isNaN(*expected));
}

std::string ScalarTable::findMistake(llvm::ArrayRef<RuntimeValue> results,
                                     bool isNative) const {
  if (results.size() != columns.size())
    return name + ": another number of results";
  for (auto [column, result] : llvm::zip(columns, results)) {
    const auto &tensor = std::get<TensorValue>(result);
    for (unsigned x = 0; x < countX; ++x)
      for (unsigned y = 0; y < countY; ++y) {
        Bits expected = column.expected(x, y);
        Element actual = tensor.get(x * countY + y);
        if (!isRight(column, actual, expected, isNative))
          return formatv(
              "{0}: {1}, row {2}, {3}: expected the bits {4}, actual "
              "{5}",
              name, column.operation, x, y,
              expected ? std::to_string(*expected) : "of poison", actual.str());
      }
  }
  return {};
}
