//===- ShapeRows.cpp - tables of shape operations -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ShapeRows.h"

#include "../TestContext.h"

#include "padlab/dialect/Interpreter.h"

#include "mlir/Dialect/Shape/IR/Shape.h"
#include "mlir/Parser/Parser.h"
#include "llvm/ADT/StringExtras.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace padlab;

//===----------------------------------------------------------------------===//
// Values as text
//===----------------------------------------------------------------------===//

/// Returns the message in `[invalid: message]`, if `text` is that.
static std::optional<StringRef> getMessage(StringRef text) {
  if (text.consume_front("[invalid: ") && text.consume_back("]"))
    return text;
  return std::nullopt;
}

/// Reads a number, a boolean, or poison.
static Element readElement(StringRef text, Type type) {
  if (text == "poison")
    return Element::poison(type);
  if (text == "true" || text == "false")
    return Element::get(type, APInt(1, text == "true"));
  int64_t number = 0;
  if (text.getAsInteger(10, number))
    ADD_FAILURE() << "no number: " << text.str();
  unsigned bits = type.isIndex() ? 64 : type.getIntOrFloatBitWidth();
  return Element::fromBits(type, APInt(64, number).trunc(bits).getZExtValue());
}

static TensorValue readTensor(StringRef text, TensorType type) {
  SmallVector<StringRef> parts;
  text.consume_front("[");
  text.consume_back("]");
  if (!text.empty())
    text.split(parts, ", ");
  TensorValue tensor(type.getElementType(),
                     {static_cast<int64_t>(parts.size())});
  for (auto [i, part] : llvm::enumerate(parts))
    tensor.set(i, readElement(part, type.getElementType()));
  return tensor;
}

static RuntimeValue readValue(StringRef text, Type type) {
  std::optional<StringRef> message = getMessage(text);
  if (isa<shape::SizeType>(type))
    return message ? SizeValue::invalid(*message) : *SizeValue::parse(text);
  if (isa<shape::ShapeType>(type))
    return message ? ShapeValue::invalid(*message) : *ShapeValue::parse(text);
  if (isa<shape::WitnessType>(type))
    return WitnessValue{text == "passing"};
  if (auto tensor = dyn_cast<TensorType>(type))
    return readTensor(text, tensor);
  return readElement(text, type);
}

template <typename T>
static std::string printInvalid(const T &value) {
  return "[invalid: " + value.getMessage().str() + "]";
}

static std::string print(const RuntimeValue &value) {
  if (const auto *size = std::get_if<SizeValue>(&value))
    if (size->isInvalid())
      return printInvalid(*size);
  if (const auto *shape = std::get_if<ShapeValue>(&value))
    if (shape->isInvalid())
      return printInvalid(*shape);
  return toString(value);
}

//===----------------------------------------------------------------------===//
// Running
//===----------------------------------------------------------------------===//

static SmallVector<StringRef> splitRow(StringRef text) {
  SmallVector<StringRef> parts;
  if (!text.empty())
    text.split(parts, "; ");
  return parts;
}

std::string test::runShapes(StringRef text, StringRef arguments) {
  OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(
      text, ParserConfig(getContext(), /*verifyAfterParse=*/true));
  if (!module)
    return "does not parse";
  auto function = module->lookupSymbol<func::FuncOp>("main");
  SmallVector<RuntimeValue> values;
  for (auto [argument, type] :
       llvm::zip_equal(splitRow(arguments), function.getArgumentTypes()))
    values.push_back(readValue(argument, type));
  Interpretation result = interpret(function, values);
  if (!result.isDefined())
    return result.str();
  return llvm::join(llvm::map_range(result.results, print), "; ");
}

void test::expectRows(ArrayRef<ShapeRow> rows) {
  for (const ShapeRow &row : rows) {
    SmallVector<std::string> parameters, operands, operandTypes, results;
    for (auto [i, type] : llvm::enumerate(splitRow(row.types))) {
      operands.push_back("%" + std::to_string(i));
      operandTypes.push_back(type.str());
      parameters.push_back("%" + std::to_string(i) + ": " + type.str());
    }
    size_t resultCount = StringRef(row.resultType).count(", ") + 1;
    for (size_t i = 0; i < resultCount; ++i)
      results.push_back("%r#" + std::to_string(i));
    std::string text =
        "func.func @main(" + llvm::join(parameters, ", ") + ") -> (" +
        row.resultType + ") {\n  %r:" + std::to_string(resultCount) +
        " = \"shape." + row.op + "\"(" + llvm::join(operands, ", ") + ") " +
        row.attributes + " : (" + llvm::join(operandTypes, ", ") + ") -> (" +
        row.resultType + ")\n  return " + llvm::join(results, ", ") + " : " +
        row.resultType + "\n}\n";
    EXPECT_EQ(runShapes(text, row.operands), row.expected)
        << text << "on " << row.operands;
  }
}
