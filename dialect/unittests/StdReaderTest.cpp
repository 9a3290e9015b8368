//===- StdReaderTest.cpp - reads the old spelling of std programs ---------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TestContext.h"

#include "padlab/dialect/Std/Std.h"
#include "padlab/dialect/Std/StdReader.h"

#include "gtest/gtest.h"

using namespace mlir;
using namespace padlab;
using standard::StdText;

/// Returns the new spelling of `text`, or its error as `line:column: message`.
static std::string read(StringRef text) {
  std::string error;
  ScopedDiagnosticHandler handler(test::getContext(), [&](Diagnostic &given) {
    auto at = cast<FileLineColLoc>(given.getLocation());
    error = std::to_string(at.getLine()) + ":" +
            std::to_string(at.getColumn()) + ": " + given.str();
  });
  FailureOr<StdText> result = StdText::read(text, "a.std", test::getContext());
  return failed(result) ? error : result->str().str();
}

TEST(StdReader, PrefixesMnemonicsWhereOperationsStand) {
  EXPECT_EQ(read("%a = addi %b, %c : i32"), "%a = std.addi %b, %c : i32");
  EXPECT_EQ(read("%a:2 = call @f() : () -> (i32, i32)"),
            "%a:2 = std.call @f() : () -> (i32, i32)");
  EXPECT_EQ(read("^bb1: return"), "^bb1: std.return");
  EXPECT_EQ(read("%a = x.y %b : i32 return %a : i32"),
            "%a = x.y %b : i32 std.return %a : i32");
  EXPECT_EQ(read("x.y\nreturn"), "x.y\nstd.return");
  EXPECT_EQ(read("scf.if %p { store %a, %b[] : memref<i32> }"),
            "scf.if %p { std.store %a, %b[] : memref<i32> }");
  EXPECT_EQ(read("%a = alloc_static(0xf8) : memref<1xf32>"),
            "%a = std.alloc_static(0xf8) : memref<1xf32>");
  // Text beyond the end is not read.
  EXPECT_EQ(read(StringRef("return=").drop_back()), "std.return");
  EXPECT_EQ(read("dma_wait %t[%i], %n : memref<1xi32>\nbr ^a"),
            "std.dma_wait %t[%i], %n : memref<1xi32>\nstd.br ^a");
}

TEST(StdReader, ReadsWhatIsOlderThanTheDocument) {
  EXPECT_EQ(read("#m = (d0)[s0] -> (d0 + s0)\n"
                 "%a = alloc()[%s] : memref<4xf32, #m, 2>"),
            "#m = affine_map<(d0)[s0] -> (d0 + s0)>\n"
            "%a = std.alloc()[%s] : memref<4xf32, #m, 2>");
  EXPECT_EQ(read("%a = alloc() : memref<4xf32, (d0) -> (d0 mod 2, d0), 1>"),
            "%a = std.alloc() : "
            "memref<4xf32, affine_map<(d0) -> (d0 mod 2, d0)>, 1>");
  EXPECT_EQ(read("#s = (d0) : (d0 == 0)\n%a = affine.apply (d0) -> (d0)(%i)"),
            "#s = affine_set<(d0) : (d0 == 0)>\n"
            "%a = affine.apply affine_map<(d0) -> (d0)>(%i)");
  EXPECT_EQ(read("\"func\"() ({\n}) {sym_name = \"f\", type = () -> ()} : () "
                 "-> ()\n\"x.y\"() {type = i32} : () -> ()"),
            "\"func.func\"() ({\n}) {sym_name = \"f\", function_type = () -> "
            "()} : () -> ()\n\"x.y\"() {type = i32} : () -> ()");
}

TEST(StdReader, ReadsRankAndShape) {
  EXPECT_EQ(read("%r = rank %t : tensor<*xf32>\n%s = rank %m : memref<2xi8>"),
            "%r = tensor.rank %t : tensor<*xf32>\n"
            "%s = memref.rank %m : memref<2xi8>");
  EXPECT_EQ(read("%s = shape %t : tensor<4x?x12xcomplex<f32>>\nreturn"),
            "%s = shape.shape_of %t : tensor<4x?x12xcomplex<f32>> -> "
            "tensor<3xindex>\nstd.return");
  EXPECT_EQ(read("%s = shape %t : tensor<*xf32>"),
            "%s = shape.shape_of %t : tensor<*xf32> -> tensor<?xindex>");
  EXPECT_EQ(read("%s = shape %t : tensor<f32>"),
            "%s = shape.shape_of %t : tensor<f32> -> tensor<0xindex>");
  EXPECT_EQ(read("%s = shape %m : memref<? x 2 x i1, (d0, d1) -> (d1, d0)>"),
            "%s = shape.shape_of %m : memref<? x 2 x i1, affine_map<(d0, d1) "
            "-> (d1, d0)>> -> tensor<2xindex>");
  // The reader stays within text that ends early.
  EXPECT_EQ(read("%s = shape %m : tensor<4x"), "%s = shape %m : tensor<4x");
  EXPECT_EQ(read("%r = rank %s : tensor<2xindex> -> index"),
            "%r = rank %s : tensor<2xindex> -> index");
}

TEST(StdReader, ReadsPlainMapsInAttributesAndOperands) {
  EXPECT_EQ(read("\"affine.if\"(%i) ({}, {}) {condition = (d0)[s0] : (d0 - s0 "
                 ">= 0, d0 == 1)} : (index) -> ()"),
            "\"affine.if\"(%i) ({}, {}) {condition = affine_set<(d0)[s0] : (d0 "
            "- s0 >= 0, d0 == 1)>} : (index) -> ()");
  EXPECT_EQ(read("\"x.y\"() {maps = [(i, j) -> (j), () -> (0)], \"m\" = "
                 "()[n] -> (n)} : () -> ()"),
            "\"x.y\"() {maps = [affine_map<(i, j) -> (j)>, affine_map<() -> "
            "(0)>], \"m\" = affine_map<()[n] -> (n)>} : () -> ()");
  EXPECT_EQ(read("affine.if (d0) : (d0 == 0)(%i) {}"),
            "affine.if affine_set<(d0) : (d0 == 0)>(%i) {}");
  EXPECT_EQ(read("affine.for %i = (d0) -> (d0)(%a) to min (d0) -> (d0, 9)(%b) "
                 "step 2 {}"),
            "affine.for %i = affine_map<(d0) -> (d0)>(%a) to min "
            "affine_map<(d0) -> (d0, 9)>(%b) step 2 {}");
  // Types of functions look like maps, and are left alone.
  for (const char *text :
       {"\"x.y\"() {t = () -> ()} : () -> ()",
        "\"x.y\"() {t = [(i32) -> (f32), () -> (index)]} : () -> ()",
        "\"x.y\"() {t = (tensor<4xf32>, !a.b) -> ()} : () -> ()",
        "\"x.y\"() {t = () -> ((i32) -> ())} : () -> ()",
        "\"x.y\"() {m = affine_map<(d0) -> (d0)>} : () -> ()"})
    EXPECT_EQ(read(text), text);
}

/// padlab-fuzz-text found this: both maps end at the same position.
TEST(StdReader, TakesMapsInMaps) {
  EXPECT_EQ(read("memref<,()->(memref<,()->()"),
            "memref<,affine_map<()->(memref<,affine_map<()->()>");
}

TEST(StdReader, LeavesEverythingElse) {
  for (const char *text :
       {"%a = std.addi %b, %c : i32", "\"std.addi\"(%a, %a)",
        "memref.atomic_rmw addf %f, %m[%i] : (f32, memref<8xf32>) -> f32",
        "// return %a\n", "\"return %a\"", "%return = x.y", "@load", "#exp",
        "x.y {load = 1, select}", "x.y {a = dense<0xf8> : tensor<1xi8>}",
        "x.y %a {exp = 2 : i32}",
        "vector.reduction <and>, %v : vector<4xi1> into i1",
        "tensor.concat dim(0) %a : (tensor<1xi1>) -> tensor<1xi1>",
        "%0 = linalg.x #k<exp> ins(%a : i32)", "%a = subi %b, %c : i32"})
    EXPECT_EQ(read(text), text);
}

TEST(StdReader, GivesFunctionsTheirDialect) {
  EXPECT_EQ(read("func @f() {\n}"), "func.func @f() {\n}");
  EXPECT_EQ(read("func private @f()"), "func.func private @f()");
  EXPECT_EQ(read("func @f(i32) -> i32 attributes {a = {}} {}"),
            "func.func @f(i32) -> i32 attributes {a = {}} {}");
  EXPECT_EQ(read("func @f(tensor<4xf32>) -> (i32, memref<2xi1>)\n"),
            "func.func private @f(tensor<4xf32>) -> (i32, memref<2xi1>)\n");
  EXPECT_EQ(read("func @f() -> tensor<4xf32>\nfunc @g() {}"),
            "func.func private @f() -> tensor<4xf32>\nfunc.func @g() {}");
  EXPECT_EQ(read("func.func @f()"), "func.func @f()");
}

TEST(StdReader, SaysWhatCannotBeMeantAtItsPlace) {
  EXPECT_EQ(read("\n  %a = absf %b : tensor<4x?xf8>"),
            "2:29: f8 is not a type: today's types of 8 bits are f8E5M2 and "
            "f8E4M3FN");
  EXPECT_EQ(read("%a = absf %b : tensor<4x4xf8>").substr(0, 5), "1:27:");
  EXPECT_EQ(read("%a = absf %b : tensor<*xf8>").substr(0, 5), "1:25:");
  EXPECT_EQ(read("%a = absf %b : f8").substr(0, 5), "1:16:");
  EXPECT_EQ(read("%a = copysign %b %c : f32"),
            "1:18: expected ',' between the two operands of copysign");
  EXPECT_EQ(read("dealloc %A : memref<4xf32, fast>"),
            "1:28: memory space 'fast' is not defined: it must be an integer "
            "or an attribute");
  EXPECT_EQ(read("dealloc %A : memref<4xf32>, 4>"),
            "1:30: this '>' closes nothing: a memref's layout map and memory "
            "space stand within its own '<...>'");
  // These types, layouts and spaces are valid today, and are left alone.
  for (const char *text :
       {"tensor<4xf8E5M2>", "memref<4xf32, 1>", "memref<4xf32, 1 : i32>",
        "memref<4xf32, affine_map<(d0) -> (d0)>, #a>", "{f8 = 1}",
        "affine_set<(d0) : (d0 >= 0, d0 <= 4)>"})
    EXPECT_EQ(read(text), text);
}

TEST(StdReader, MapsColumnsBack) {
  //                1234567890123456789012345678901234567
  StringRef text = "\n%a = addi %b, %c : i32 %d = xor %a, %a";
  FailureOr<StdText> result = StdText::read(text, "a.std", test::getContext());
  ASSERT_TRUE(succeeded(result));
  StringRef line = result->str().drop_front();
  ASSERT_EQ(line, "%a = std.addi %b, %c : i32 %d = std.xor %a, %a");
  // The columns are before the first edit, at both edits, within them, and
  // after them.
  for (auto [column, original] :
       std::vector<std::pair<unsigned, unsigned>>{{1, 1},
                                                  {6, 6},
                                                  {7, 7},
                                                  {13, 9},
                                                  {15, 11},
                                                  {28, 24},
                                                  {33, 29},
                                                  {39, 31},
                                                  {41, 33},
                                                  {45, 37}})
    EXPECT_EQ(result->getOriginalColumn(2, column), original) << column;
  // Another line is not affected.
  EXPECT_EQ(result->getOriginalColumn(1, 20), 20u);
  EXPECT_EQ(result->getOriginalColumn(3, 20), 20u);
}

TEST(StdReader, LocatesOperationsAndArgumentsInTheOriginal) {
  auto module =
      standard::parseStd("func @f(%a : i32) {  %x = addi %a, %a : i32 "
                         "br ^bb1(%x : i32)\n^bb1(%y : i32): return }",
                         "a.std", test::getContext());
  ASSERT_TRUE(module);
  std::vector<std::pair<unsigned, unsigned>> places;
  auto note = [&](Location location) {
    auto at = cast<FileLineColLoc>(location);
    places.emplace_back(at.getLine(), at.getColumn());
  };
  auto function = cast<func::FuncOp>(module->getBody()->front());
  note(function.getLoc());
  note(function.getArgument(0).getLoc());
  function.getBody().walk([&](Operation *op) { note(op->getLoc()); });
  note(function.getBody().back().getArgument(0).getLoc());
  EXPECT_EQ(places, (std::vector<std::pair<unsigned, unsigned>>{
                        {1, 1}, {1, 9}, {1, 27}, {1, 45}, {2, 17}, {2, 6}}));
}

TEST(StdReader, CasesOfStdFilesAreRead) {
  StringRef text = "func @main(%a : i32) -> i32 attributes {padlab.seed = 1 : "
                   "i64} {\n  %b = addi %a, %c : i32 return %b : i32\n}";
  std::string error;
  ScopedDiagnosticHandler handler(test::getContext(), [&](Diagnostic &given) {
    llvm::raw_string_ostream(error) << given.getLocation() << ": " << given;
  });
  EXPECT_TRUE(failed(Case::parse(text, "a.std", test::getContext())));
  EXPECT_EQ(error, "loc(\"a.std\":2:17): use of undeclared SSA value name");
  std::string good = text.str();
  good.replace(good.find("%c"), 2, "%a");
  EXPECT_TRUE(succeeded(Case::parse(good, "a.std", test::getContext())));
  error.clear();
  EXPECT_TRUE(failed(Case::parse(good, "a.mlir", test::getContext())));
}
