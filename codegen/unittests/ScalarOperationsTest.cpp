//===- ScalarOperationsTest.cpp - native arithmetic on random bits --------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/codegen/Compiler.h"
#include "padlab/dialect/Inputs.h"
#include "padlab/dialect/Interpreter.h"

#include "llvm/Support/FormatVariadic.h"

#include "gtest/gtest.h"

#include <random>

using namespace padlab;

namespace {
/// An operation on `arity` scalars of the same type. `text` is the operation
/// with its types, but without the name of its result; `result` is the type of
/// the result.
struct Operation {
  unsigned arity;
  std::string text, result;
};
} // namespace

static constexpr unsigned numElements = 512;

/// Returns random bits of values. Half of the values end in zeros, because
/// results that are computed from short significands are ties more often when
/// they are rounded.
static std::string makeBits(std::mt19937_64 &random, unsigned width) {
  std::string bytes;
  for (unsigned i = 0; i < numElements; ++i) {
    uint64_t bits = random();
    if (random() % 2)
      bits &= ~uint64_t(0) << (random() % width);
    for (unsigned byte = 0; byte < width / 8; ++byte)
      bytes += llvm::formatv("{0:X-2}", (bits >> (8 * byte)) & 0xFF).str();
  }
  return bytes;
}

static std::string makeProgram(const Operation &operation, llvm::StringRef type,
                               unsigned width) {
  std::mt19937_64 random(width + type.size());
  std::string parameters, ins, types, scalars, maps;
  for (unsigned i = 0; i < operation.arity; ++i) {
    std::string tensor =
        llvm::formatv("tensor<{0}x{1}>", numElements, type).str();
    parameters +=
        llvm::formatv("{0}%a{1}: {2} {{padlab.value = dense<\"0x{3}\"> : {2}}",
                      i ? ", " : "", i, tensor, makeBits(random, width));
    ins += llvm::formatv("{0}%a{1}", i ? ", " : "", i);
    types += (i ? ", " : "") + tensor;
    scalars += llvm::formatv("%x{0}: {1}, ", i, type);
    maps += "#id, ";
  }
  return llvm::formatv(
      R"(#id = affine_map<(i) -> (i)>
        func.func @main({0}) -> tensor<{1}x{2}>
            attributes {{padlab.seed = 1 : i64} {{
          %e = tensor.empty() : tensor<{1}x{2}>
          %r = linalg.generic {{indexing_maps = [{3}#id],
              iterator_types = ["parallel"]}
              ins({4} : {5}) outs(%e : tensor<{1}x{2}>) {{
          ^bb0({6}%o: {2}):
            %y = {7}
            linalg.yield %y : {2}
          } -> tensor<{1}x{2}>
          return %r : tensor<{1}x{2}>
        })",
      parameters, numElements, operation.result, maps, ins, types, scalars,
      operation.text);
}

static std::vector<Operation> getFloatOperations(llvm::StringRef type) {
  std::vector<Operation> operations;
  auto add = [&](unsigned arity, llvm::StringRef name, llvm::StringRef rest,
                 llvm::StringRef result) {
    const char *operands[] = {"", "%x0", "%x0, %x1", "%x0, %x1, %x2"};
    operations.push_back(
        {arity,
         llvm::formatv("{0} {1} : {2}{3}", name, operands[arity], type, rest),
         result.str()});
  };
  for (llvm::StringRef name :
       {"arith.addf", "arith.subf", "arith.mulf", "arith.divf", "arith.remf",
        "arith.maximumf", "arith.minimumf", "arith.maxnumf", "arith.minnumf",
        "math.copysign", "arith.cmpf olt,", "arith.cmpf ueq,"})
    add(2, name, "", name.contains("cmpf") ? "i1" : type);
  for (llvm::StringRef name :
       {"arith.negf", "math.absf", "math.ceil", "math.floor", "math.round",
        "math.roundeven", "math.trunc", "math.sqrt"})
    add(1, name, "", type);
  for (llvm::StringRef name :
       {"math.isfinite", "math.isinf", "math.isnan", "math.isnormal"})
    add(1, name, "", "i1");
  add(3, "math.fma", "", type);
  for (llvm::StringRef to : {"i8", "i16", "i32", "i64"})
    for (llvm::StringRef name : {"arith.fptosi", "arith.fptoui"})
      add(1, name, (" to " + to).str(), to);
  for (llvm::StringRef to : {"f16", "bf16"})
    if (type == "f32" || type == "f64")
      add(1, "arith.truncf", (" to " + to).str(), to);
  return operations;
}

static std::vector<Operation> getIntegerOperations(llvm::StringRef type) {
  std::vector<Operation> operations;
  for (llvm::StringRef to : {"f16", "bf16", "f32", "f64"})
    for (llvm::StringRef name : {"arith.sitofp", "arith.uitofp"})
      operations.push_back(
          {1, llvm::formatv("{0} %x0 : {1} to {2}", name, type, to), to.str()});
  for (llvm::StringRef name : {"math.ctlz", "math.cttz", "math.absi"})
    operations.push_back(
        {1, llvm::formatv("{0} %x0 : {1}", name, type), type.str()});
  return operations;
}

/// Expects that each operation gives the results of the reference. All
/// operations are compiled as one module, which saves time.
static void expectEveryOneAgrees(llvm::ArrayRef<Operation> operations,
                                 llvm::StringRef type, unsigned width) {
  static Compiler compiler(Target{});
  std::vector<Case> cases;
  std::vector<mlir::ModuleOp> modules;
  for (const Operation &operation : operations) {
    auto theCase = Case::parse(makeProgram(operation, type, width), "case.mlir",
                               compiler.getContext());
    ASSERT_TRUE(succeeded(theCase)) << operation.text;
    cases.push_back(std::move(*theCase));
    modules.push_back(cases.back().getModule());
  }
  auto compiled = compiler.compile(modules);
  for (auto [operation, theCase, code] :
       llvm::zip_equal(operations, cases, compiled)) {
    ASSERT_TRUE(code.executable) << operation.text << ": " << code.error;
    auto reference = interpret(theCase);
    ASSERT_TRUE(reference.isDefined()) << operation.text;
    auto difference =
        compare(reference.results,
                code.executable->run(materializeInputs(theCase)).results);
    EXPECT_FALSE(difference) << operation.text << ": " << difference->str();
  }
}

TEST(ScalarOperationsTest, floatsRoundAsTheReferenceDoes) {
  for (auto [type, width] : {std::pair<llvm::StringRef, unsigned>{"f16", 16},
                             {"bf16", 16},
                             {"f32", 32},
                             {"f64", 64}})
    expectEveryOneAgrees(getFloatOperations(type), type, width);
}

TEST(ScalarOperationsTest, integersConvertAsTheReferenceDoes) {
  for (auto [type, width] : {std::pair<llvm::StringRef, unsigned>{"i8", 8},
                             {"i16", 16},
                             {"i32", 32},
                             {"i64", 64}})
    expectEveryOneAgrees(getIntegerOperations(type), type, width);
}
