//===- PlantedFaultTest.cpp - one fault, one oracle -----------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The subject of each case is a pass that does one thing wrong. Exactly one
// oracle must notice this, and its verdict must name a pipeline with which the
// defect shows again.
//
//===----------------------------------------------------------------------===//

#include "../lib/Differential/Examination.h"

#include "padlab/dialect/LLVMVersion.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassRegistry.h"

#include "gtest/gtest.h"

#include <ctime>

using namespace mlir;
using namespace padlab;

namespace {

using Plant = void (*)(func::FuncOp entry, OpBuilder &b);

class PlantedPass : public PassWrapper<PlantedPass, OperationPass<ModuleOp>> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(PlantedPass)
  PlantedPass(StringRef name, Plant plant) : name(name), plant(plant) {}
  StringRef getArgument() const override { return name; }
  StringRef getDescription() const override { return "a planted fault"; }
  void getDependentDialects(DialectRegistry &registry) const override {
    registry.insert<arith::ArithDialect, LLVM::LLVMDialect,
                    memref::MemRefDialect, scf::SCFDialect>();
  }
  void runOnOperation() override {
    func::FuncOp entry = findEntry(getOperation());
    OpBuilder b = OpBuilder::atBlockBegin(&entry.front());
    plant(entry, b);
  }

private:
  StringRef name;
  Plant plant;
};

Value makeIndex(func::FuncOp entry, OpBuilder &b, int64_t number) {
  return arith::ConstantIndexOp::create(b, entry.getLoc(), number);
}

Value makeBuffer(func::FuncOp entry, OpBuilder &b) {
  return memref::AllocOp::create(b, entry.getLoc(),
                                 MemRefType::get({4}, b.getI8Type()));
}

void store(func::FuncOp entry, OpBuilder &b, Value buffer, int64_t at) {
  Value byte = arith::ConstantIntOp::create(b, entry.getLoc(), 7, 8);
  memref::StoreOp::create(b, entry.getLoc(), byte, buffer,
                          makeIndex(entry, b, at));
}

/// Upstream's deallocation leaves it to the program to free this buffer.
void plantLeak(func::FuncOp entry, OpBuilder &b) {
  Value buffer = makeBuffer(entry, b);
  buffer.getDefiningOp()->setAttr("bufferization.manual_deallocation",
                                  b.getUnitAttr());
  store(entry, b, buffer, 0);
}

void plantDoubleFree(func::FuncOp entry, OpBuilder &b) {
  Value buffer = makeBuffer(entry, b);
  for (int i = 0; i < 2; ++i)
    memref::DeallocOp::create(b, entry.getLoc(), buffer);
}

void plantUseAfterFree(func::FuncOp entry, OpBuilder &b) {
  Value buffer = makeBuffer(entry, b);
  memref::DeallocOp::create(b, entry.getLoc(), buffer);
  store(entry, b, buffer, 1);
}

void plantWriteBeyond(func::FuncOp entry, OpBuilder &b) {
  store(entry, b, makeBuffer(entry, b), 4);
}

void plantWriteBefore(func::FuncOp entry, OpBuilder &b) {
  store(entry, b, makeBuffer(entry, b), -1);
}

void plantUninitialized(func::FuncOp entry, OpBuilder &b) {
  Location loc = entry.getLoc();
  Operation *exit = entry.front().getTerminator();
  b.setInsertionPoint(exit);
  auto type = cast<RankedTensorType>(exit->getOperand(0).getType());
  exit->setOperand(0, tensor::EmptyOp::create(b, loc, type, ValueRange()));
}

/// Reads memory that was never written, and allocates a buffer if this memory
/// contains the pattern of the first run.
void plantUnsteadyBuffers(func::FuncOp entry, OpBuilder &b) {
  Location loc = entry.getLoc();
  Value byte = memref::LoadOp::create(b, loc, makeBuffer(entry, b),
                                      makeIndex(entry, b, 0));
  Value pattern = arith::ConstantIntOp::create(b, loc, 0xAA - 256, 8);
  Value isFirst =
      arith::CmpIOp::create(b, loc, arith::CmpIPredicate::eq, byte, pattern);
  scf::IfOp::create(b, loc, isFirst, [&](OpBuilder &b, Location loc) {
    store(entry, b, makeBuffer(entry, b), 0);
    scf::YieldOp::create(b, loc);
  });
}

void plantWrongValue(func::FuncOp entry, OpBuilder &b) {
  Operation *exit = entry.front().getTerminator();
  b.setInsertionPoint(exit);
  auto type = cast<RankedTensorType>(exit->getOperand(0).getType());
  exit->setOperand(
      0, arith::ConstantOp::create(
             b, entry.getLoc(),
             DenseElementsAttr::get(type, b.getI32IntegerAttr(12345))));
}

void plantInvalid(func::FuncOp entry, OpBuilder &) {
  entry.front().getTerminator()->setOperands({});
}

void plantUnreadable(func::FuncOp entry, OpBuilder &b) {
  entry->setAttr("test.unreadable",
                 OpaqueAttr::get(b.getStringAttr("nobody"), "knows this",
                                 b.getNoneType()));
}

void plantUnsteadiness(func::FuncOp entry, OpBuilder &b) {
  static int64_t runs = 0;
  entry->setAttr("test.run", b.getI64IntegerAttr(++runs));
}

/// Uses more processor time than such a small program justifies.
void plantSlowness(func::FuncOp, OpBuilder &) {
  std::clock_t end = std::clock() + CLOCKS_PER_SEC * 11 / 10;
  while (std::clock() < end)
    ;
}

/// Adds more operations than such a small program justifies.
void plantGrowth(func::FuncOp entry, OpBuilder &b) {
  for (int64_t i = 0; i < 104'000; ++i)
    makeIndex(entry, b, i);
}

/// Plants an operation that native code can run, but not the reference.
void plantOpaqueness(func::FuncOp entry, OpBuilder &b) {
  b.setInsertionPointToStart(&entry.front());
  LLVM::ConstantOp::create(b, entry.getLoc(), b.getI32Type(),
                           b.getI32IntegerAttr(7));
}

struct Fault {
  const char *name;
  Plant plant;
  const char *suffix;
  const char *verdict;
  /// If not null, the verdict on output that the reference can run. `verdict`
  /// is then that of native code on output that the reference cannot run.
  const char *interpreted = nullptr;
};

constexpr Fault opaqueness = {"test-opaqueness", plantOpaqueness, "", ""};

constexpr Fault faults[] = {
    {"test-leak", plantLeak, ":loops-dealloc",
     "leak {test-leak}:loops-dealloc: 1 buffers are never freed"},
    {"test-double-free", plantDoubleFree, "",
     "double-free {test-double-free}: 1 buffers freed twice or never "
     "allocated",
     "introduces-ub {test-double-free}: memref.dealloc: the buffer has been "
     "freed"},
    {"test-use-after-free", plantUseAfterFree, "",
     "use-after-free {test-use-after-free}: touched a buffer after it was "
     "freed",
     "introduces-ub {test-use-after-free}: memref.store: the buffer has been "
     "freed"},
    {"test-write-beyond", plantWriteBeyond, "",
     "out-of-bounds {test-write-beyond}: touched memory outside of a buffer",
     "introduces-ub {test-write-beyond}: memref.store: index [4] is out of "
     "bounds of shape"},
    {"test-write-before", plantWriteBefore, "",
     "out-of-bounds {test-write-before}: wrote memory beside 1 buffers",
     "introduces-ub {test-write-before}: memref.store: index [-1] is out of "
     "bounds of shape"},
    {"test-uninitialized", plantUninitialized, "",
     "poison {test-uninitialized}: result 0[0]: expected 0, actual "
     "-1431655766 (2 elements differ) (changes with uninitialized memory)",
     "poison {test-uninitialized}: result 0[0]: expected 0, actual poison"},
    {"test-unsteady-buffers", plantUnsteadyBuffers, "",
     "poison {test-unsteady-buffers}: 2 buffers are left, and 1 with other "
     "uninitialized memory",
     "introduces-ub {test-unsteady-buffers}: "},
    {"test-wrong-value", plantWrongValue, "",
     "mismatch {test-wrong-value}: result 0[0]: expected 0, actual 12345 ",
     "mismatch {test-wrong-value}: result 0[0]: expected 0, actual 12345 "},
    {"test-invalid", plantInvalid, "",
     "invalid-ir {test-invalid}: after 'test-invalid': 'func.return' op has 0 "
     "operands, but enclosing function (@main) returns 1"},
    {"test-unreadable", plantUnreadable, "",
     "round-trip {test-unreadable}: the text is not read back: "},
    {"test-unsteadiness", plantUnsteadiness, "",
     "nondeterminism {test-unsteadiness}: the subject makes two different "
     "programs of one"},
    {"test-slowness", plantSlowness, "",
     "slow-compile {test-slowness}: subject: 1.1 s of processor time for "},
    {"test-growth", plantGrowth, "", "ir-growth {test-growth}: "},
};

constexpr llvm::StringLiteral text = R"mlir(
func.func @main(%a: tensor<2xi32>) -> tensor<2xi32>
    attributes {padlab.seed = 1 : i64} {
  return %a : tensor<2xi32>
}
)mlir";

class PlantedFaultTest : public testing::Test {
protected:
  static void SetUpTestSuite() {
    auto add = [](const Fault &fault) {
      registerPass([&fault]() -> std::unique_ptr<Pass> {
        return std::make_unique<PlantedPass>(fault.name, fault.plant);
      });
    };
    llvm::for_each(faults, add);
    add(opaqueness);
    compiler = new Compiler();
  }
  static void TearDownTestSuite() { delete compiler; }

  static Case parse(llvm::StringRef text) {
    auto theCase = Case::parse(text, "test", compiler->getContext());
    EXPECT_TRUE(succeeded(theCase));
    return std::move(*theCase);
  }

  static Compiler *compiler;
};

Compiler *PlantedFaultTest::compiler = nullptr;

TEST_F(PlantedFaultTest, EachIsSeenByOneOracle) {
  Case theCase = parse(text);
  auto expect = [&](const Fault &fault, std::string passes,
                    llvm::StringRef text, bool isInterpreted) {
    std::string variant = "{" + passes + "}" + fault.suffix;
    auto [kind, detail] = text.split(
        (" {" + llvm::Twine(fault.name) + "}" + fault.suffix + ": ").str());
    CaseReport report =
        Differential(*compiler, {"unfused", variant}).check(theCase);
    ASSERT_EQ(report.verdicts.size(), 1u) << report.str();
    EXPECT_EQ(report.verdicts[0].kind, kind) << report.str();
    EXPECT_EQ(report.verdicts[0].detail.substr(0, detail.size()), detail);
    EXPECT_EQ(report.verdicts[0].pipeline, variant);
    EXPECT_EQ(report.verdicts[0].interpreted, isInterpreted);
  };
  for (const Fault &fault : faults) {
    if (!fault.interpreted) {
      expect(fault, fault.name, fault.verdict, false);
      continue;
    }
    expect(fault, fault.name, fault.interpreted, true);
    // The pass for opaqueness inserts an operation at the program's beginning.
    // The reference cannot run this operation, so only native code shows the
    // fault.
    expect(fault, std::string(fault.name) + "," + opaqueness.name,
           fault.verdict, false);
  }
}

TEST_F(PlantedFaultTest, WhatIsDearIsDoneForSomeCases) {
  Case theCase = parse(text);
  std::string variant = "{test-unsteadiness}";
  auto check = [&](unsigned every) {
    DifferentialOptions options;
    options.examineEvery = every;
    return Differential(*compiler, {variant}, options).check(theCase).str();
  };
  EXPECT_NE(check(1), "agree (" + variant + ")");
  EXPECT_EQ(check(0), "agree (" + variant + ")");
  unsigned examined = 0;
  for (unsigned every = 1; every <= 64; ++every)
    examined += isDrawn(theCase.getStructuralHash(), every);
  EXPECT_LT(examined, 32u);
}

TEST_F(PlantedFaultTest, OtherExtentsGiveTheSameResults) {
  Case theCase = parse(R"mlir(
func.func @main(%a: tensor<?x3xi32> {padlab.extents = array<i64: 2>})
    -> tensor<?x5xi32> attributes {padlab.seed = 3 : i64} {
  %c0 = arith.constant 0 : index
  %c7 = arith.constant 7 : i32
  %n = tensor.dim %a, %c0 : tensor<?x3xi32>
  %empty = tensor.empty(%n) : tensor<?x3xi32>
  %sum = linalg.map { arith.addi }
      ins(%a, %a : tensor<?x3xi32>, tensor<?x3xi32>) outs(%empty : tensor<?x3xi32>)
  %padded = tensor.pad %sum low[1, 2] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %c7 : i32
  } : tensor<?x3xi32> to tensor<?x5xi32>
  return %padded : tensor<?x5xi32>
}
)mlir");
  for (auto [form, type] :
       {std::pair(ExtentForm::Static, "tensor<3x5xi32>"),
        std::pair(ExtentForm::Dynamic, "tensor<?x?xi32>")}) {
    std::optional<Case> other = makeForm(theCase, form);
    ASSERT_TRUE(other.has_value());
    std::string printed;
    llvm::raw_string_ostream(printed) << other->getEntry().getResultTypes()[0];
    EXPECT_EQ(printed, type);
    EXPECT_FALSE(makeForm(*other, form).has_value()) << "it has the form";
  }
  Differential differential(*compiler,
                            {"unfused", "unfused+static", "fused+dynamic"});
  EXPECT_EQ(differential.check(theCase).str(),
            "agree (unfused, unfused+static, fused+dynamic)");
  // If a defect shows in the static or dynamic form of the program, the verdict
  // names this form.
  EXPECT_EQ(Differential(*compiler, {"{test-double-free}+static"})
                .check(theCase)
                .verdicts[0]
                .pipeline,
            "{test-double-free}+static");
}

/// The reference has no 80-bit floats, so it cannot compute results.
TEST_F(PlantedFaultTest, WithoutATruthPipelinesAreCompared) {
  Case theCase = parse(R"mlir(
func.func @main(%a: tensor<2xi32>) -> tensor<2xi32>
    attributes {padlab.seed = 1 : i64} {
  %empty = tensor.empty() : tensor<2xi32>
  %r = linalg.map ins(%a : tensor<2xi32>) outs(%empty : tensor<2xi32>)
    (%x: i32, %old: i32) {
      %wide = arith.sitofp %x : i32 to f80
      %root = math.sqrt %wide : f80
      %equal = arith.cmpf oeq, %root, %root : f80
      %zero = arith.constant 0 : i32
      %y = arith.select %equal, %x, %zero : i32
      linalg.yield %y : i32
    }
  return %r : tensor<2xi32>
}
)mlir");
  auto findDisagreement = [&](std::vector<std::string> variants) {
    for (const Verdict &verdict :
         Differential(*compiler, variants).check(theCase).verdicts)
      if (verdict.kind == "disagreement")
        return verdict.str();
    return std::string();
  };
  std::string expected = "disagreement {test-wrong-value}: with unfused: "
                         "result 0[0]: expected 0, actual 12345 ";
  EXPECT_EQ(findDisagreement({"unfused", "{test-wrong-value}"})
                .substr(0, expected.size()),
            expected);
  EXPECT_EQ(findDisagreement({"unfused", "fused"}), "");
}

/// Passes build accesses whose map has the same operand twice. The parser
/// merges such operands.
TEST_F(PlantedFaultTest, AnOperandThatIsNamedTwiceIsReadBack) {
  Case theCase = parse(R"mlir(
#pair = affine_map<(d0, d1) -> (d0, d1)>
func.func @main(%i: index) -> index attributes {padlab.seed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<2x2xf32>
  %n = memref.alloc() : memref<2x2xf32>
  %t = memref.alloc() : memref<1xi32>
  %v = "affine.load"(%m, %c0, %c0) {map = #pair}
      : (memref<2x2xf32>, index, index) -> f32
  "affine.store"(%v, %n, %i, %i) {map = #pair}
      : (f32, memref<2x2xf32>, index, index) -> ()
  "affine.dma_start"(%m, %c0, %c0, %n, %i, %c0, %t, %c0, %i)
      {src_map = #pair, dst_map = #pair, tag_map = affine_map<(d0) -> (d0)>}
      : (memref<2x2xf32>, index, index, memref<2x2xf32>, index, index,
         memref<1xi32>, index, index) -> ()
  return %i : index
}
)mlir");
  EXPECT_EQ(findRoundTripFault(theCase.getModule()), "");
}

/// After printing and parsing, the program that a pass left may look different
/// although it means the same. This is no defect.
TEST_F(PlantedFaultTest, WhatTextDoesNotSayIsNoFault) {
  // A block comes before the block that dominates it.
  Case blocks = parse(R"mlir(
func.func @main(%a: i1) -> i1 attributes {padlab.seed = 1 : i64} {
  cf.br ^second
^first:
  return %b : i1
^second:
  %b = arith.xori %a, %a : i1
  cf.br ^first
}
)mlir");
  EXPECT_EQ(findRoundTripFault(blocks.getModule()), "");
  // The map's results do not use the operands in the order of their numbers.
  Case inputs = parse(R"mlir(
#swapped = affine_map<(d0, d1)[s0, s1] -> (d1 + s1, d0 + s0)>
func.func @main(%i: index, %j: index) -> f32
    attributes {padlab.seed = 1 : i64} {
  %m = memref.alloc() : memref<2x2xf32>
  %v = "affine.load"(%m, %i, %j, %j, %i) {map = #swapped}
      : (memref<2x2xf32>, index, index, index, index) -> f32
  return %v : f32
}
)mlir");
  EXPECT_EQ(findRoundTripFault(inputs.getModule()), "");
  // The maps in the bounds of a loop do the same.
  Case bounds = parse(R"mlir(
#lower = affine_map<()[s0, s1] -> (s1, s0 ceildiv 8)>
#upper = affine_map<()[s0] -> (s0)>
func.func @main(%i: index, %j: index) -> index
    attributes {padlab.seed = 1 : i64} {
  "affine.parallel"(%i, %j, %i) <{
      lowerBoundsGroups = dense<2> : tensor<1xi32>, lowerBoundsMap = #lower,
      upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #upper,
      reductions = [], steps = [7]}> ({
  ^bb0(%k: index):
    "affine.yield"() : () -> ()
  }) : (index, index, index) -> ()
  return %i : index
}
)mlir");
  EXPECT_EQ(findRoundTripFault(bounds.getModule()), "");
}

/// The body of a named operation, which is not printed, uses a constant from
/// outside.
TEST_F(PlantedFaultTest, WhatIsOutsideOfANamedBodyIsNoFault) {
  if (!llvm_version::hasNamedElementwise)
    GTEST_SKIP() << "this LLVM has no linalg.reciprocal";
  Case body = parse(R"mlir(
func.func @main(%a: tensor<2xf32>) -> tensor<2xf32>
    attributes {padlab.seed = 1 : i64} {
  %one = arith.constant 1.0 : f32
  %r = "linalg.reciprocal"(%a, %a) <{operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%x: f32, %old: f32):
    %q = arith.divf %one, %x : f32
    linalg.yield %q : f32
  }) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return %r : tensor<2xf32>
}
)mlir");
  EXPECT_EQ(findRoundTripFault(body.getModule()), "");
}

TEST_F(PlantedFaultTest, TotalProgramsNeedNoReference) {
  auto isTotalText = [&](llvm::StringRef body) {
    return isTotal(parse(("func.func @main(%a: tensor<4xi32>, %i: index) -> "
                          "tensor<4xi32> attributes {padlab.seed = 1 : i64} {\n"
                          "  %c1 = arith.constant 1 : i32\n" +
                          body + "\n  return %r : tensor<4xi32>\n}\n")
                             .str()));
  };
  EXPECT_TRUE(
      isTotalText("%e = tensor.empty() : tensor<4xi32>\n"
                  "%r = linalg.fill ins(%c1 : i32) outs(%e : tensor<4xi32>) -> "
                  "tensor<4xi32>"));
  EXPECT_FALSE(
      isTotalText("%e = tensor.empty() : tensor<4xi32>\n"
                  "%r = linalg.map { arith.addi } ins(%a, %e : tensor<4xi32>, "
                  "tensor<4xi32>) outs(%e : tensor<4xi32>)"))
      << "reads what nobody wrote";
  EXPECT_FALSE(isTotalText("%e = tensor.empty() : tensor<4xi32>\n"
                           "%r = linalg.map outs(%e : tensor<4xi32>)\n"
                           "  (%init: i32) {\n"
                           "    linalg.yield %init : i32\n"
                           "  }"))
      << "so does a map";
  EXPECT_FALSE(isTotalText("%q = arith.divsi %c1, %c1 : i32\n"
                           "%r = tensor.cast %a : tensor<4xi32> to "
                           "tensor<4xi32>"));
  EXPECT_FALSE(isTotalText("%s = arith.addi %c1, %c1 overflow<nsw> : i32\n"
                           "%r = tensor.cast %a : tensor<4xi32> to "
                           "tensor<4xi32>"));
  EXPECT_FALSE(isTotalText("%x = tensor.extract %a[%i] : tensor<4xi32>\n"
                           "%r = tensor.cast %a : tensor<4xi32> to "
                           "tensor<4xi32>"));
}

} // namespace
