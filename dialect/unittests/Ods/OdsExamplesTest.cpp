//===- OdsExamplesTest.cpp - examples of the ODS document, executed -------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OdsExamples.h"

#include "padlab/dialect/Diagnostics.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/Parser/Parser.h"

#include "gtest/gtest.h"

using namespace mlir;
using namespace padlab;

namespace {

/// A text read in a context that has the dialect `DialectT`, and the builtin
/// dialect, but no other.
template <typename DialectT>
class Reading {
public:
  explicit Reading(StringRef text) : context(MLIRContext::Threading::DISABLED) {
    context.loadDialect<DialectT>();
    llvm::raw_string_ostream os(errors);
    DiagnosticPrinter printer(&context, os);
    module =
        parseSourceString<ModuleOp>(text, ParserConfig(&context), "text.mlir");
  }

  /// The errors of the parser and the verifier; empty when there is an
  /// operation.
  std::string errors;

  /// Returns the only operation of the text.
  Operation *getOp() { return &module->getBody()->front(); }

  /// Prints the operation in custom or generic form.
  std::string print(bool generic = false) {
    if (!module)
      return "no operation: " + errors;
    std::string text;
    llvm::raw_string_ostream os(text);
    getOp()->print(os, OpPrintingFlags().printGenericOpForm(generic));
    return text;
  }

private:
  MLIRContext context;
  OwningOpRef<ModuleOp> module;
};

using UnitAttribute = Reading<ods::unit_attribute::FooDialect>;
using ElseGroup = Reading<ods::else_group::FooDialect>;
using NewLine = Reading<ods::new_line::MyDialect>;

//===----------------------------------------------------------------------===//
// "Unit attributes"
//===----------------------------------------------------------------------===//

TEST(OdsExamplesTest, UnitAttributePresent) {
  UnitAttribute read("foo.op is_read_only");
  EXPECT_EQ(read.print(), "foo.op is_read_only");
  EXPECT_EQ(read.print(/*generic=*/true),
            "\"foo.op\"() <{is_read_only}> : () -> ()");
  EXPECT_TRUE(cast<ods::unit_attribute::FooOp>(read.getOp()).getIsReadOnly());
}

TEST(OdsExamplesTest, UnitAttributeAbsent) {
  UnitAttribute read("foo.op");
  EXPECT_EQ(read.print(), "foo.op");
  EXPECT_EQ(read.print(/*generic=*/true), "\"foo.op\"() : () -> ()");
  EXPECT_FALSE(cast<ods::unit_attribute::FooOp>(read.getOp()).getIsReadOnly());
}

// If the keyword does not follow, the operation ends, and the next one begins.
TEST(OdsExamplesTest, UnitAttributeMisspelled) {
  EXPECT_EQ(UnitAttribute("foo.op is_readonly").errors,
            "text.mlir:1:8: error: custom op 'is_readonly' is unknown "
            "(tried 'builtin.is_readonly' as well)\n");
  EXPECT_EQ(UnitAttribute("foo.op is_read_only is_read_only").errors,
            "text.mlir:1:21: error: custom op 'is_read_only' is unknown "
            "(tried 'builtin.is_read_only' as well)\n");
  EXPECT_EQ(
      UnitAttribute("\"foo.op\"() <{is_read_only = 1 : i1}> : () -> ()").errors,
      "text.mlir:1:1: error: invalid properties {is_read_only = true} for op "
      "foo.op: Invalid attribute `is_read_only` in property conversion: "
      "true\n");
}

//===----------------------------------------------------------------------===//
// "Optional else groups"
//===----------------------------------------------------------------------===//

TEST(OdsExamplesTest, ElseGroupPresent) {
  ElseGroup read("foo.op foo_is_present");
  EXPECT_EQ(read.print(), "foo.op foo_is_present");
  EXPECT_EQ(read.print(/*generic=*/true), "\"foo.op\"() <{foo}> : () -> ()");
  EXPECT_TRUE(cast<ods::else_group::FooOp>(read.getOp()).getFoo());
}

TEST(OdsExamplesTest, ElseGroupAbsent) {
  ElseGroup read("foo.op foo_is_absent");
  EXPECT_EQ(read.print(), "foo.op foo_is_absent");
  EXPECT_EQ(read.print(/*generic=*/true), "\"foo.op\"() : () -> ()");
  EXPECT_FALSE(cast<ods::else_group::FooOp>(read.getOp()).getFoo());
}

TEST(OdsExamplesTest, ElseGroupMisspelled) {
  EXPECT_EQ(
      ElseGroup("foo.op foo_is_there").errors,
      "text.mlir:1:8: error: custom op 'foo.op' expected 'foo_is_absent'\n");
  EXPECT_EQ(
      ElseGroup("foo.op").errors,
      "text.mlir:1:7: error: custom op 'foo.op' expected 'foo_is_absent'\n");
  EXPECT_EQ(ElseGroup("foo.op foo_is_present foo_is_absent").errors,
            "text.mlir:1:23: error: custom op 'foo_is_absent' is unknown "
            "(tried 'builtin.foo_is_absent' as well)\n");
}

//===----------------------------------------------------------------------===//
// "Literals"
//===----------------------------------------------------------------------===//

TEST(OdsExamplesTest, NewLine) {
  NewLine read("%results = my.operation {\n"
               "  this_is_on_a_newline\n"
               "}");
  // Today no space is printed before a brace with which a format begins, and
  // the names of results are no part of an operation.
  const char *printed = "%0 = my.operation{\n"
                        "  this_is_on_a_newline\n"
                        "}";
  EXPECT_EQ(read.print(), printed);
  EXPECT_EQ(NewLine(printed).print(), printed);
  EXPECT_EQ(NewLine("%results = my.operation { this_is }").errors,
            "text.mlir:1:27: error: custom op 'my.operation' expected "
            "'this_is_on_a_newline'\n");
}

//===----------------------------------------------------------------------===//
// "Enum attributes"
//===----------------------------------------------------------------------===//

TEST(OdsExamplesTest, Enum) {
  using namespace Outer::Inner;
  EXPECT_EQ(symbolizeMyIntEnum(15), MyIntEnum::Case15);
  EXPECT_EQ(symbolizeMyIntEnum(20), MyIntEnum::Case20);
  EXPECT_EQ(symbolizeMyIntEnum(16), std::nullopt);
  EXPECT_EQ(ConvertToString(MyIntEnum::Case15), "Case15");
  EXPECT_EQ(ConvertToEnum("Case20"), MyIntEnum::Case20);
  EXPECT_EQ(ConvertToEnum("case20"), std::nullopt);
  EXPECT_EQ(getMaxEnumValForMyIntEnum(), 20u);
  llvm::DenseMap<MyIntEnum, int> map = {{MyIntEnum::Case15, 1}};
  EXPECT_EQ(map.lookup(MyIntEnum::Case15), 1);
}

TEST(OdsExamplesTest, BitEnum) {
  MyBitEnum both = MyBitEnum::Bit0 | MyBitEnum::Bit3;
  EXPECT_EQ(static_cast<uint32_t>(both), 9u);
  EXPECT_EQ(stringifyMyBitEnum(both), "tagged|Bit3");
  EXPECT_EQ(stringifyMyBitEnum(MyBitEnum::None), "None");
  EXPECT_EQ(symbolizeMyBitEnum("tagged|Bit3"), both);
  EXPECT_EQ(symbolizeMyBitEnum("None"), MyBitEnum::None);
  EXPECT_EQ(symbolizeMyBitEnum("Bit0"), std::nullopt);
  EXPECT_EQ(symbolizeMyBitEnum(15u), ~MyBitEnum::None);
  EXPECT_EQ(symbolizeMyBitEnum(16u), std::nullopt);
  EXPECT_TRUE(bitEnumContainsAll(both, MyBitEnum::Bit3));
  EXPECT_FALSE(bitEnumContainsAll(both, MyBitEnum::Bit1 | MyBitEnum::Bit3));
  EXPECT_TRUE(bitEnumContainsAny(both, MyBitEnum::Bit1 | MyBitEnum::Bit3));
  EXPECT_EQ(bitEnumClear(both, MyBitEnum::Bit3), MyBitEnum::Bit0);
  // In today's MLIR, white space around the bar is ignored.
  EXPECT_EQ(symbolizeMyBitEnum("tagged | Bit3"), both);
}

//===----------------------------------------------------------------------===//
// "Operand adaptors"
//===----------------------------------------------------------------------===//

/// The document's function, with the accessors' names of today.
template <typename BinaryOpTy>
std::pair<Value, Value> zip(BinaryOpTy &&op) {
  return std::make_pair(op.getLhs(), op.getRhs());
}

TEST(OdsExamplesTest, OperandAdaptor) {
  MLIRContext context(MLIRContext::Threading::DISABLED);
  context.loadDialect<arith::ArithDialect>();
  Location loc = UnknownLoc::get(&context);
  OwningOpRef<ModuleOp> module = ModuleOp::create(loc);
  OpBuilder builder(module->getBodyRegion());
  auto constant = [&](int64_t value) -> Value {
    return arith::ConstantOp::create(builder, loc,
                                     builder.getI32IntegerAttr(value));
  };
  Value a = constant(1), b = constant(2), c = constant(3), d = constant(4);
  auto op = arith::AddIOp::create(builder, loc, a, b);
  SmallVector<Value> newOperands = {c, d};

  EXPECT_EQ(zip(op), std::make_pair(a, b));
  EXPECT_EQ(zip(arith::AddIOp::Adaptor(newOperands)), std::make_pair(c, d));
}

} // namespace
