//===- CaseErrorsTest.cpp - what is said of broken cases -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TestContext.h"

#include "padlab/dialect/Diagnostics.h"

#include "llvm/Support/FileSystem.h"
#include "gtest/gtest.h"

#include <random>

using namespace mlir;
using namespace padlab;
using test::getParseErrors;

static constexpr StringLiteral seed = " attributes {padlab.seed = 1 : i64} ";

/// Returns the text of an entry whose arguments are `argument`, one or several.
static std::string withArgument(StringRef argument) {
  return ("func.func @main(" + argument + ")" + seed + "{ return }").str();
}

/// Returns the message alone; the location must be in case.mlir, and the whole
/// text one line.
static std::string getMessage(StringRef text) {
  std::string errors = getParseErrors(text);
  EXPECT_EQ(llvm::count(errors, '\n'), 1) << errors;
  EXPECT_TRUE(StringRef(errors).starts_with("case.mlir:")) << errors;
  return StringRef(errors).split(": error: ").second.trim().str();
}

TEST(CaseErrorsTest, entries) {
  EXPECT_EQ(getMessage("func.func @main() { return }"),
            "no function has 'padlab.seed', which makes it the entry of the "
            "case");
  EXPECT_EQ(getMessage(("func.func @a()" + seed + "{ return } func.func @b()" +
                        seed + "{ return }")
                           .str()),
            "a second function with 'padlab.seed': '@a' is already the entry");
  EXPECT_EQ(getMessage(("func.func private @main()" + seed).str()),
            "the entry has no body");
  EXPECT_EQ(getMessage("func.func @main() attributes {padlab.seed = 1 : i32} "
                       "{ return }"),
            "'padlab.seed' must be an i64, for example 42 : i64");
  EXPECT_EQ(getMessage("func.func @main() attributes {padlab.seed} { return }"),
            "'padlab.seed' must be an i64, for example 42 : i64");
  EXPECT_EQ(getMessage("func.func @main() attributes {padlab.seed = 1 : i64, "
                       "padlab.passes = 3} { return }"),
            "'padlab.passes' must be a string");
  EXPECT_EQ(getMessage("func.func @main() attributes {padlab.seed = 0 : i64, "
                       "padlab.passes = \"cse,builtin.module(cse)\"} "
                       "{ return }"),
            "'padlab.passes': 'builtin.module(...)' must be around all passes, "
            "or be absent: the module of a case has no modules inside");
  EXPECT_EQ(getMessage("func.func @main() attributes {padlab.seed = 1 : i64, "
                       "padlab.variants = [\"fused:O2\"]} { return }"),
            "'padlab.variants' must be a string");
  EXPECT_EQ(getMessage("func.func @main() attributes {padlab.seed = 1 : i64, "
                       "padlab.cold_results = true} { return }"),
            "'padlab.cold_results' takes no value");
  EXPECT_EQ(getMessage("func.func @main() attributes {padlab.seed = 1 : i64, "
                       "padlab.pases = \"cse\"} { return }"),
            "unknown attribute 'padlab.pases'");
}

TEST(CaseErrorsTest, locationIsWhereItIsWrong) {
  EXPECT_EQ(getParseErrors("\n\nfunc.func @main(\n"
                           "  %a: i8,\n"
                           "  %b: tensor<?xf32>) attributes {padlab.seed = 1 : "
                           "i64} { return }"),
            "case.mlir:5:3: error: argument 1: 'padlab.extents' is missing: "
            "'tensor<?xf32>' has 1 dynamic extents\n");
}

TEST(CaseErrorsTest, types) {
  EXPECT_EQ(
      getMessage(withArgument("%a: memref<3xf32>")),
      "argument 0 of the entry has unsupported type 'memref<3xf32>': only "
      "scalars, vectors, tensors, sizes, shapes and witnesses have inputs");
  EXPECT_EQ(
      getMessage(withArgument("%a: tensor<*xi129>")),
      "argument 0 of the entry has unsupported type 'tensor<*xi129>': integers "
      "have 1 to 128 bits");
  EXPECT_EQ(
      getMessage(withArgument("%a: tensor<2xi129>")),
      "argument 0 of the entry has unsupported type 'tensor<2xi129>': integers "
      "have 1 to 128 bits");
  EXPECT_EQ(getMessage(withArgument("%a: vector<2x!shape.size>")),
            "a vector has integers, indices or floats as elements");
  EXPECT_EQ(getMessage(withArgument("%a: complex<i129>")),
            "argument 0 of the entry has unsupported type 'complex<i129>': "
            "there are no values of type complex<i129>: integers have 1 to 128 "
            "bits");
  EXPECT_EQ(getMessage(withArgument("%a: tensor<2x!shape.size>")),
            "argument 0 of the entry has unsupported type "
            "'tensor<2x!shape.size>': tensors and vectors have scalars as "
            "elements");
  EXPECT_EQ(getMessage(withArgument("%a: vector<1025xf32>")),
            "argument 0 of the entry has unsupported type 'vector<1025xf32>': "
            "a vector "
            "has at most 1024 elements");
  EXPECT_EQ(
      getMessage(("func.func @main() -> (i8, memref<1xi8>)" + seed +
                  "{ %0 = arith.constant 1 : i8 %1 = memref.alloc() : "
                  "memref<1xi8> return %0, %1 : i8, memref<1xi8> }")
                     .str()),
      "result 1 of the entry has unsupported type 'memref<1xi8>': only "
      "scalars, vectors, tensors, sizes, shapes and witnesses can be compared");
}

TEST(CaseErrorsTest, unrankedTensors) {
  EXPECT_EQ(getMessage(withArgument("%a: tensor<*xf32>")),
            "argument 0: 'padlab.extents' is missing: 'tensor<*xf32>' has as "
            "many extents as it gives");
  EXPECT_EQ(getMessage(withArgument(
                "%a: tensor<*xf32> {padlab.extents = array<i64: 2, -1>}")),
            "argument 0: 'padlab.extents' has the negative extent -1");
  EXPECT_EQ(getMessage(withArgument(
                "%a: tensor<*xi8> {padlab.extents = array<i64: 2>, "
                "padlab.value = dense<1> : tensor<3xi8>}")),
            "argument 0: 'padlab.value' has type 'tensor<3xi8>', which does "
            "not fit 'tensor<*xi8>'");
}

TEST(CaseErrorsTest, ranks) {
  auto withRank = [](unsigned rank) {
    std::string extents = "1";
    for (unsigned dim = 1; dim < rank; ++dim)
      extents += ", 1";
    return withArgument(
        "%a: tensor<*xi8> {padlab.extents = array<i64: " + extents + ">}");
  };
  EXPECT_EQ(getParseErrors(withRank(64)), "");
  EXPECT_EQ(getMessage(withRank(65)),
            "argument 0: 'padlab.extents' has 65 extents: more than 64");
}

TEST(CaseErrorsTest, vectors) {
  EXPECT_EQ(getMessage(withArgument("%a: vector<[2]xf32>")),
            "argument 0 of the entry has unsupported type 'vector<[2]xf32>': "
            "nobody says how long a scalable vector is");
  EXPECT_EQ(getMessage(withArgument(
                "%a: vector<2xi8> {padlab.value = dense<1> : vector<3xi8>}")),
            "argument 0: 'padlab.value' has type 'vector<3xi8>', which does "
            "not fit 'vector<2xi8>'");
}

TEST(CaseErrorsTest, valuesOfOtherTypes) {
  auto getValueError = [](StringRef type, StringRef value) {
    return getMessage(withArgument(
        ("%a: " + type + " {padlab.value = " + value + "}").str()));
  };
  for (StringRef value : {"-1 : index", "3 : i64", "\"[invalid]\"", "[1]"})
    EXPECT_EQ(getValueError("!shape.size", value).substr(0, 26),
              "argument 0: 'padlab.value'")
        << value.str();
  for (StringRef value : {"\"3\"", "\"[1, ?\"", "[1]", "\"[-1]\"", "\"\""})
    EXPECT_EQ(getValueError("!shape.shape", value).substr(0, 26),
              "argument 0: 'padlab.value'")
        << value.str();
  EXPECT_EQ(getValueError("!shape.witness", "1 : i32"),
            "argument 0: 'padlab.value' 1 : i32 is not a value of type "
            "'!shape.witness'");
  for (StringRef value : {"1.0 : f32", "[1.0 : f32]", "[1.0 : f64, 1.0 : f32]"})
    EXPECT_EQ(getValueError("complex<f32>", value).substr(0, 26),
              "argument 0: 'padlab.value'")
        << value.str();
}

TEST(CaseErrorsTest, extents) {
  auto message = [](StringRef extents) {
    return getMessage(withArgument(
        ("%a: tensor<?x2x?xf32> {padlab.extents = " + extents + "}").str()));
  };
  EXPECT_EQ(
      getMessage(withArgument("%a: tensor<?x2x?xf32>")),
      "argument 0: 'padlab.extents' is missing: 'tensor<?x2x?xf32>' has 2 "
      "dynamic extents");
  EXPECT_EQ(
      message("array<i64: 3>"),
      "argument 0: 'padlab.extents' has 1 extents, but 'tensor<?x2x?xf32>' "
      "has 2 dynamic ones");
  EXPECT_EQ(
      message("array<i64: 3, 2, 4>"),
      "argument 0: 'padlab.extents' has 3 extents, but 'tensor<?x2x?xf32>' "
      "has 2 dynamic ones");
  EXPECT_EQ(message("array<i64: 3, -1>"),
            "argument 0: 'padlab.extents' has the negative extent -1");
  EXPECT_EQ(message("[3, 4]"),
            "argument 0: 'padlab.extents' must be an array<i64: ...>");
  EXPECT_EQ(message("array<i32: 3, 4>"),
            "argument 0: 'padlab.extents' must be an array<i64: ...>");
  EXPECT_EQ(
      getMessage(withArgument("%a: i8 {padlab.extents = array<i64: 1>}")),
      "argument 0: 'padlab.extents' has 1 extents, but 'i8' has 0 dynamic "
      "ones");
  EXPECT_EQ(getMessage(withArgument("%a: i8 {padlab.extent = array<i64: 1>}")),
            "unknown attribute 'padlab.extent'");
}

TEST(CaseErrorsTest, sizes) {
  auto errors = [](StringRef extents) {
    return getParseErrors(withArgument(
        ("%a: tensor<?x?xi8> {padlab.extents = array<i64: " + extents + ">}")
            .str()));
  };
  std::string tooLarge = "case.mlir:1:17: error: argument 0: the inputs are "
                         "too large: more than 33554432 elements\n";
  EXPECT_EQ(errors("4096, 8192"), "");
  EXPECT_EQ(errors("4096, 8193"), tooLarge);
  EXPECT_EQ(errors("9223372036854775807, 9223372036854775807"), tooLarge);
  EXPECT_EQ(errors("0, 4096"), "");
  // The tensor has no elements, but a loop over its first dimension or printing
  // it would not end.
  EXPECT_EQ(errors("9223372036854775807, 0"), tooLarge);
  EXPECT_EQ(getMessage(withArgument("%a: tensor<33000000xi8>, %b: f32, "
                                    "%c: tensor<1000000xi8>")),
            "argument 2: the inputs are too large: more than 33554432 "
            "elements");
}

TEST(CaseErrorsTest, values) {
  auto message = [](StringRef type, StringRef value) {
    return getMessage(withArgument(
        ("%a: " + type + " {padlab.value = " + value + "}").str()));
  };
  EXPECT_EQ(message("i8", "3 : i16"),
            "argument 0: 'padlab.value' 3 : i16 is not a value of type 'i8'");
  EXPECT_EQ(message("f32", "3 : i32"),
            "argument 0: 'padlab.value' 3 : i32 is not a value of type 'f32'");
  EXPECT_EQ(message("f32", "\"x\""),
            "argument 0: 'padlab.value' \"x\" is not a value of type 'f32'");
  EXPECT_EQ(message("i8", "dense<1> : tensor<i8>"),
            "argument 0: 'padlab.value' dense<1> : tensor<i8> is not a value "
            "of type 'i8'");
  EXPECT_EQ(
      message("tensor<2xi8>", "1 : i8"),
      "argument 0: 'padlab.value' of a tensor or vector must be dense<...>");
  EXPECT_EQ(
      message("tensor<2xi8>", "dense_resource<x> : tensor<2xi8>"),
      "argument 0: 'padlab.value' of a tensor or vector must be dense<...>");
  EXPECT_EQ(
      message("tensor<2xi8>", "dense<1> : tensor<3xi8>"),
      "argument 0: 'padlab.value' has type 'tensor<3xi8>', which does not "
      "fit 'tensor<2xi8>'");
  EXPECT_EQ(
      message("tensor<2xi8>", "dense<1> : tensor<2xi16>"),
      "argument 0: 'padlab.value' has type 'tensor<2xi16>', which does not "
      "fit 'tensor<2xi8>'");
  EXPECT_EQ(
      message("tensor<?xi8>", "dense<1> : tensor<2xi8>, padlab.extents = "
                              "array<i64: 3>"),
      "argument 0: 'padlab.value' has type 'tensor<2xi8>', which does not "
      "fit 'tensor<?xi8>'");
}

TEST(CaseErrorsTest, programs) {
  EXPECT_EQ(getMessage(withArgument("%a: i8").substr(0, 60)),
            "expected operation name in quotes");
  EXPECT_EQ(getMessage("func.func @main() { foo.bar return }"),
            "Dialect `foo' not found for custom op 'foo.bar'");
  EXPECT_EQ(getMessage("func.func @main() { \"foo.bar\"() : () -> () return }"),
            "operation being parsed with an unregistered dialect");
  EXPECT_EQ(getMessage("func.func @main() { tensor.nothing return }"),
            "custom op 'tensor.nothing' is unknown");
  // The verifier's note with the whole operation is left out.
  EXPECT_EQ(getMessage("func.func @main() { %0 = \"tensor.empty\"() : () -> "
                       "tensor<?xf32> return }"),
            "'tensor.empty' op incorrect number of dynamic sizes, has 0, "
            "expected 1");
  EXPECT_EQ(getMessage("func.func @main(%a: !foo.bar) { return }"),
            "`!\"foo\"<\"bar\">` type created with unregistered dialect");
}

TEST(CaseErrorsTest, texts) {
  EXPECT_EQ(getParseErrors(""), "case.mlir:1:1: error: the text is empty\n");
  EXPECT_EQ(getMessage(" \n\t"), "the text is empty");
  EXPECT_EQ(getMessage(std::string("func\0func", 9)),
            "the text has a zero byte: this is not an MLIR text file");
  EXPECT_EQ(getMessage("ML\xefR\x01\x02"),
            "this is MLIR bytecode: a case is text");
  EXPECT_EQ(getMessage(std::string((1 << 20) + 1, '/')),
            "the text is longer than the 1 MiB that a case may have");
  EXPECT_EQ(getMessage("\x7f"
                       "ELF\xff\xfe"),
            "unexpected character");
}

static std::string repeat(StringRef text, unsigned count) {
  std::string repeated;
  for (unsigned i = 0; i < count; ++i)
    repeated += text;
  return repeated;
}

// Each of these texts would overflow the stack of the parser, or keep it busy
// for minutes.
TEST(CaseErrorsTest, nesting) {
  for (StringRef open : {"(", "[", "{", "<", "tensor<", "{a = [", "- ", "-"})
    EXPECT_EQ(
        getMessage("func.func @main() attributes {a = " + repeat(open, 100000)),
        "the text is nested too deeply")
        << open.str();
  for (StringRef term : {"d0 mod 3 + ", "d0 floordiv 2 - ", "(d0 mod 3) + ",
                         "d0 mod 7\n+ ", "d0 ceildiv 5 * "})
    EXPECT_EQ(getMessage("#map = affine_map<(d0) -> (" + repeat(term, 60000) +
                         "d0)>"),
              "the text is nested too deeply")
        << term.str();
  EXPECT_EQ(getMessage("#map = affine_map<(d0) -> (d0" +
                       repeat(" mod 7", 60000) + ")>"),
            "the text is nested too deeply");
}

TEST(CaseErrorsTest, longTextIsNotNested) {
  // These are not nested: strings, comments, arrows, lists of numbers, long
  // bodies.
  std::string text = "// " + repeat("(", 1000) + "\n" +
                     "#set = affine_set<(d0) : (" + repeat("d0 >= 0, ", 300) +
                     "d0 == 0)>\n";
  for (int i = 0; i < 300; ++i)
    text += "func.func private @f" + std::to_string(i) + "() -> i8\n";
  text += "func.func @main() attributes {padlab.seed = 1 : i64, a = \"" +
          repeat("[", 1000) + "\\\"((\", b = [" + repeat("-1.0e+5, ", 1000) +
          "-1]} {\n";
  for (int i = 0; i < 300; ++i)
    text += "%mod" + std::to_string(i) + " = arith.constant -1.0e+5 : f32\n";
  EXPECT_EQ(getParseErrors(text + "return }"), "");
}

static std::string getFileErrors(StringRef path) {
  std::string errors;
  llvm::raw_string_ostream os(errors);
  DiagnosticPrinter printer(test::getContext(), os);
  if (succeeded(Case::parseFile(path, test::getContext())))
    errors += "parsed";
  return errors;
}

TEST(CaseErrorsTest, files) {
  EXPECT_EQ(getFileErrors("/no/such/file.mlir"),
            "/no/such/file.mlir:1:1: error: cannot read: No such file or "
            "directory\n");
  EXPECT_EQ(getFileErrors("/tmp"),
            "/tmp:1:1: error: cannot read: Is a directory\n");
  EXPECT_EQ(getFileErrors("/dev/null"),
            "/dev/null:1:1: error: the text is empty\n");
  // This file has no end.
  EXPECT_EQ(getFileErrors("/dev/zero"),
            "/dev/zero:1:1: error: cannot read: the text is longer than the 1 "
            "MiB that a case may have\n");
}

TEST(CaseErrorsTest, fileThatMayNotBeRead) {
  SmallString<64> path;
  ASSERT_FALSE(llvm::sys::fs::createTemporaryFile("case", "mlir", path));
  ASSERT_FALSE(llvm::sys::fs::setPermissions(path, llvm::sys::fs::no_perms));
  std::string expected = path.str().str() + ":1:1: error: ";
  // Root can read every file; for root this file is merely empty.
  bool isRoot = !llvm::sys::fs::access(path, llvm::sys::fs::AccessMode::Write);
  expected +=
      isRoot ? "the text is empty\n" : "cannot read: Permission denied\n";
  EXPECT_EQ(getFileErrors(path), expected);
  llvm::sys::fs::remove(path);
}

// Hostile input yields a diagnostic or a case, and never a crash.
TEST(CaseErrorsTest, truncatedAndMutatedText) {
  const std::string text =
      "#map = affine_map<(d0) -> (d0)>\n"
      "func.func @main(%a: tensor<?xf32> {padlab.extents = array<i64: 3>}, "
      "%n: index {padlab.value = 2 : index}) -> tensor<?xf32> attributes "
      "{padlab.seed = 42 : i64, padlab.passes = \"cse\"} {\n"
      "  %c = arith.constant 1.0 : f32\n"
      "  %p = tensor.pad %a low[%n] high[1] { ^bb0(%i: index):\n"
      "    tensor.yield %c : f32 } : tensor<?xf32> to tensor<?xf32>\n"
      "  return %p : tensor<?xf32>\n}\n";
  ASSERT_EQ(getParseErrors(text), "");
  auto expectAtMostOneLine = [](StringRef broken) {
    EXPECT_LE(llvm::count(getParseErrors(broken), '\n'), 1) << broken.str();
  };
  for (size_t length = 0; length < text.size(); ++length)
    expectAtMostOneLine(StringRef(text).take_front(length));
  // The parser must not read beyond the end of the text.
  EXPECT_NE(getParseErrors(StringRef(text).take_front(text.size() - 2)), "");
  std::mt19937 random(1);
  for (int round = 0; round < 3000; ++round) {
    std::string broken = text;
    for (int change = 0; change < 1 + round % 4; ++change) {
      size_t at = random() % broken.size();
      if (random() % 2)
        broken[at] = static_cast<char>(random());
      else
        broken[at] = broken[random() % broken.size()];
    }
    expectAtMostOneLine(broken);
  }
}
