//===- ShapeLoweringTest.cpp - native shapes against the reference -*- C++ -*-//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Checks native code of operations on two shapes, sizes or indices, on every
/// pair of values from a small set for which the program is defined. The set
/// has invalid, unknown and unranked values, zero, one, and different ranks.
/// The results, including the messages of errors, must be those of the
/// reference.
///
//===----------------------------------------------------------------------===//

#include "TestPrograms.h"

#include "padlab/codegen/Compiler.h"
#include "padlab/dialect/Comparison.h"
#include "padlab/dialect/Interpreter.h"

#include "gtest/gtest.h"

using namespace padlab;

namespace {

using Values = std::vector<RuntimeValue>;

Values getShapes() {
  Values values;
  for (llvm::StringRef text :
       {"[*]", "[invalid]", "[]", "[0]", "[1]", "[2]", "[?]", "[2, 3]",
        "[1, 3]", "[?, 3]", "[2, ?]", "[?, ?]", "[2, 1]", "[0, ?]", "[1, 2, 3]",
        "[?, 1, 3]"})
    values.emplace_back(*ShapeValue::parse(text));
  return values;
}

Values getSizes() {
  Values values;
  for (int64_t extent : {0, 1, 2, 3, 7})
    values.emplace_back(SizeValue::get(extent));
  values.emplace_back(SizeValue::unknown());
  values.emplace_back(SizeValue::invalid());
  return values;
}

Values getIndices() {
  Values values;
  for (int64_t index = -4; index <= 4; ++index)
    values.emplace_back(
        Element::getIndex(getTestCompiler().getContext(), index));
  return values;
}

/// Returns the values with which operands of this type are tested.
Values getValues(llvm::StringRef type) {
  if (type == "!shape.shape")
    return getShapes();
  return type == "!shape.size" ? getSizes() : getIndices();
}

/// An operation on `%a` and `%b` whose result is `%r`: the types of the
/// operands, the text, the type of the result, and the message of its error, if
/// any.
struct Operation {
  std::string a, b, text, result, message = "";
};

std::string makeProgram(const Operation &op, llvm::StringRef check) {
  return "func.func @main(%a: " + op.a + ", %b: " + op.b + ") -> " + op.result +
         " attributes {padlab.seed = 1 : i64} {\n" + op.text + "\n" +
         check.str() + "\nreturn %r : " + op.result + "\n}";
}

/// A program that is both interpreted and compiled.
class Program {
public:
  explicit Program(const std::string &text)
      : theCase(
            Case::parse(text, "case.mlir", getTestCompiler().getContext())) {
    EXPECT_TRUE(succeeded(theCase)) << text;
    if (failed(theCase))
      return;
    CompileResult code =
        std::move(getTestCompiler().compile({theCase->getModule()}).front());
    EXPECT_TRUE(code.executable) << text << code.step << ": " << code.error;
    executable = std::move(code.executable);
  }
  bool isReady() const { return executable != nullptr; }
  Interpretation interpret(const Values &inputs) const {
    return padlab::interpret(theCase->getEntry(), inputs);
  }
  RunResult run(const Values &inputs) const { return executable->run(inputs); }

private:
  mlir::FailureOr<Case> theCase;
  std::unique_ptr<Executable> executable;
};

/// Returns the message of an invalid size or shape; nullopt for other values.
std::optional<std::string> getMessage(const RuntimeValue &value) {
  if (auto *size = std::get_if<SizeValue>(&value); size && size->isInvalid())
    return size->getMessage().str();
  if (auto *shape = std::get_if<ShapeValue>(&value);
      shape && shape->isInvalid())
    return shape->getMessage().str();
  return std::nullopt;
}

std::string print(const Values &inputs) {
  return toString(inputs[0]) + ", " + toString(inputs[1]);
}

void expectAgreement(const Operation &op) {
  Program program(makeProgram(op, ""));
  std::optional<Program> checking;
  if (!op.message.empty())
    checking.emplace(makeProgram(op, "check.expect_error(%r) \"" + op.message +
                                         "\" : " + op.result));
  if (!program.isReady() || (checking && !checking->isReady()))
    return;
  int defined = 0, failures = 0;
  for (const RuntimeValue &a : getValues(op.a))
    for (const RuntimeValue &b : getValues(op.b)) {
      Values inputs = {a, b};
      Interpretation truth = program.interpret(inputs);
      if (!truth.isDefined())
        continue;
      ++defined;
      RunResult result = program.run(inputs);
      ASSERT_EQ(result.status, RunResult::Status::Ok)
          << op.text << " on " << print(inputs) << result.message;
      EXPECT_FALSE(compare(truth.results, result.results))
          << op.text << " on " << print(inputs) << " is "
          << toString(truth.results[0]) << ", natively "
          << toString(result.results[0]);
      std::optional<std::string> message = getMessage(truth.results[0]);
      if (!checking || !message)
        continue;
      failures += *message == op.message;
      EXPECT_EQ(checking->run(inputs).status,
                *message == op.message ? RunResult::Status::Ok
                                       : RunResult::Status::CheckFailed)
          << op.text << " on " << print(inputs) << ": " << *message;
    }
  EXPECT_GT(defined, 0) << op.text;
  if (checking)
    EXPECT_GT(failures, 0) << op.text;
}

const std::string shape = "!shape.shape", size = "!shape.size",
                  indexType = "index", bit = "i1",
                  outOfBounds = "index is out of bounds";

} // namespace

TEST(ShapeLoweringTest, sizes) {
  for (const std::string &b : {size, indexType}) {
    std::string types = " %a, %b : !shape.size, " + b + " -> !shape.size";
    expectAgreement({size, b, "%r = shape.add" + types, size});
    expectAgreement({size, b, "%r = shape.mul" + types, size});
    expectAgreement(
        {size, b, "%r = shape.div" + types, size, "division by zero"});
    expectAgreement({size, b, "%r = shape.meet" + types, size,
                     "operands contradict each other"});
  }
  std::string types = " %a, %b : !shape.size, !shape.size -> !shape.size";
  expectAgreement({size, size, "%r = shape.max" + types, size});
  expectAgreement({size, size, "%r = shape.min" + types, size});
  expectAgreement({indexType, indexType,
                   "%r = shape.div %a, %b : index, index -> index", indexType});
}

TEST(ShapeLoweringTest, shapesAndIndices) {
  for (const std::string &b : {size, indexType}) {
    expectAgreement({shape, b,
                     "%r = shape.get_extent %a, %b : !shape.shape, " + b +
                         " -> !shape.size",
                     size, outOfBounds});
    std::string split = R"("shape.split_at"(%a, %b) : (!shape.shape, )" + b +
                        ") -> (!shape.shape, !shape.shape)";
    expectAgreement({shape, b, "%r, %s = " + split, shape, outOfBounds});
    expectAgreement({shape, b, "%s, %r = " + split, shape, outOfBounds});
    expectAgreement(
        {shape, b,
         "%r = shape.from_extents %b, %b, %b : " + b + ", " + b + ", " + b,
         shape});
  }
  expectAgreement({shape, size,
                   "%r = shape.max %a, %b : !shape.shape, !shape.size "
                   "-> !shape.size",
                   size, "operands are not both sizes or both shapes"});
  expectAgreement({shape, size, R"(
      %r = shape.reduce(%a, %b) : !shape.shape -> !shape.size {
      ^bb0(%i: index, %extent: !shape.size, %soFar: !shape.size):
        %0 = shape.mul %soFar, %extent
            : !shape.size, !shape.size -> !shape.size
        %1 = shape.add %0, %i : !shape.size, index -> !shape.size
        shape.yield %1 : !shape.size
      })",
                   size});
}

TEST(ShapeLoweringTest, shapes) {
  std::string types = " %a, %b : !shape.shape, !shape.shape -> !shape.shape";
  expectAgreement({shape, shape, "%r = shape.concat" + types, shape});
  expectAgreement({shape, shape, "%r = shape.any" + types, shape});
  expectAgreement({shape, shape, "%r = shape.broadcast" + types, shape,
                   "shapes cannot be broadcast"});
  expectAgreement(
      {shape, shape, "%r = shape.max" + types, shape, "ranks do not match"});
  expectAgreement(
      {shape, shape, "%r = shape.min" + types, shape, "ranks do not match"});
  expectAgreement({shape, shape, "%r = shape.meet" + types, shape,
                   "operands contradict each other"});
  expectAgreement({shape, shape, R"(
      %r = shape.meet %a, %b, error = "mine"
          : !shape.shape, !shape.shape -> !shape.shape)",
                   shape, "mine"});
}

TEST(ShapeLoweringTest, severalShapes) {
  for (const std::string &third : {"[1, 3]", "[]", "[4]"}) {
    std::string constant =
        "%c = shape.const_shape " + third + " : !shape.shape\n";
    std::string types = " %a, %c, %b : !shape.shape, !shape.shape, "
                        "!shape.shape";
    expectAgreement(
        {shape, shape,
         constant + "%r = shape.broadcast" + types + " -> !shape.shape", shape,
         "shapes cannot be broadcast"});
    expectAgreement(
        {shape, shape, constant + "%r = shape.is_broadcastable" + types, bit});
    expectAgreement(
        {shape, shape, constant + "%r = shape.shape_eq" + types, bit});
  }
  std::string types = " %a, %b : !shape.shape, !shape.shape";
  expectAgreement({shape, shape, "%r = shape.shape_eq" + types, bit});
  expectAgreement({shape, shape, "%r = shape.is_broadcastable" + types, bit});
}

TEST(ShapeLoweringTest, valueShapes) {
  expectAgreement({shape, shape, R"(
      %t = arith.constant dense<1.0> : tensor<2x3xf32>
      %0 = shape.with_shape %t, %a : tensor<2x3xf32>, !shape.shape
      %1 = shape.with_shape %0, %b : !shape.value_shape, !shape.shape
      %r = shape.shape_of %1 : !shape.value_shape -> !shape.shape)",
                   shape, "value and shape do not conform"});
  expectAgreement({shape, indexType, R"(
      %t = tensor.from_elements %b, %b : tensor<2xindex>
      %0 = shape.with_shape %t, %a : tensor<2xindex>, !shape.shape
      %r = shape.value_as_shape %0 : !shape.value_shape -> !shape.shape)",
                   shape, "value is not a shape"});
}

/// Makes a program with its own `shape.function_library`, which maps `foo.op`
/// to a function that returns `result`. The entry calls a function that is
/// declared as the shape function of the operation `name`.
static std::string makeLibraryProgram(int64_t result, llvm::StringRef name) {
  return ("shape.function_library @lib { shape.func @f() -> !shape.size {"
          "  %0 = shape.const_size " +
          llvm::Twine(result) +
          "  shape.return %0 : !shape.size } } mapping { foo.op = @f }\n"
          "func.func private @declared() -> !shape.size"
          "  attributes {padlab.shape_function = \"" +
          name +
          "\"}\n"
          "func.func @main() -> !shape.size"
          "  attributes {padlab.seed = 1 : i64} {"
          "  %0 = func.call @declared() : () -> !shape.size"
          "  return %0 : !shape.size }")
      .str();
}

TEST(ShapeLoweringTest, librariesOfJoinedProgramsStayApart) {
  Case one = parseCase(makeLibraryProgram(1, "foo.op")),
       two = parseCase(makeLibraryProgram(2, "foo.op")),
       bad = parseCase(makeLibraryProgram(3, "no.op"));
  auto results = getTestCompiler().compile(
      {one.getModule(), bad.getModule(), two.getModule()});
  ASSERT_TRUE(results[0].executable && results[2].executable);
  EXPECT_FALSE(results[1].executable);
  EXPECT_NE(results[1].error.find("names no shape function"), std::string::npos)
      << results[1].error;
  EXPECT_EQ(toString(results[0].executable->run({}).results[0]), "1");
  EXPECT_EQ(toString(results[2].executable->run({}).results[0]), "2");
}
