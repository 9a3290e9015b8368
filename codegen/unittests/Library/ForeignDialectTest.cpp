//===- ForeignDialectTest.cpp - operations that the library has not seen --===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Checks that pad fusion handles operations of dialects that it does not know:
/// an operation with DestinationStyleOpInterface computes into a slice of the
/// padded destination.
///
//===----------------------------------------------------------------------===//

#include "padlab/codegen/PadPasses.h"
#include "padlab/dialect/Pad/Pad.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"

#include "gtest/gtest.h"

using namespace mlir;

namespace {

/// `"acme.sort"(%in, %out)` writes the elements of the first operand in sorted
/// order to the second operand. The operation has side effects if it has the
/// attribute `logs`.
class SortOp : public Op<SortOp, OpTrait::ZeroRegions, OpTrait::ZeroSuccessors,
                         OpTrait::NOperands<2>::Impl, OpTrait::OneResult,
                         DestinationStyleOpInterface::Trait,
                         MemoryEffectOpInterface::Trait> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(SortOp)
  using Op::Op;

  static StringRef getOperationName() { return "acme.sort"; }
  static ArrayRef<StringRef> getAttributeNames() { return {}; }
  MutableOperandRange getDpsInitsMutable() {
    return MutableOperandRange(getOperation(), 1, 1);
  }
  void
  getEffects(SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>
                 &effects) {
    if ((*this)->hasAttr("logs"))
      effects.emplace_back(MemoryEffects::Write::get());
  }
};

class AcmeDialect : public Dialect {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(AcmeDialect)
  explicit AcmeDialect(MLIRContext *context)
      : Dialect(getDialectNamespace(), context, TypeID::get<AcmeDialect>()) {
    addOperations<SortOp>();
  }
  static StringRef getDialectNamespace() { return "acme"; }
};

class ForeignDialectTest : public testing::Test {
protected:
  ForeignDialectTest() {
    DialectRegistry registry;
    registry.insert<AcmeDialect, affine::AffineDialect, arith::ArithDialect,
                    func::FuncDialect, linalg::LinalgDialect, scf::SCFDialect,
                    tensor::TensorDialect, padlab::pad::PadDialect>();
    context.appendDialectRegistry(registry);
    context.loadAllAvailableDialects();
  }

  /// Runs pad fusion on a pad of `%sorted`, a value that the operations in
  /// `sort` compute.
  void fuse(const std::string &sort) {
    module = parseSourceString<ModuleOp>(
        "func.func @f(%in: tensor<?xf32>, %init: tensor<?xf32>, %n: index,"
        "             %v: f32) -> tensor<?xf32> {\n" +
            sort +
            "  %padded = tensor.pad %sorted low[%n] high[3] {\n"
            "  ^bb0(%i: index):\n"
            "    tensor.yield %v : f32\n"
            "  } : tensor<?xf32> to tensor<?xf32>\n"
            "  return %padded : tensor<?xf32>\n}",
        &context);
    ASSERT_TRUE(module);
    PassManager passes(&context);
    passes.addPass(padlab::createFusePad());
    ASSERT_TRUE(succeeded(passes.run(*module)));
    ASSERT_TRUE(succeeded(verify(*module)));
  }

  template <typename OpType>
  SmallVector<OpType> find() {
    SmallVector<OpType> found;
    module->walk([&](OpType op) { found.push_back(op); });
    return found;
  }

  MLIRContext context;
  OwningOpRef<ModuleOp> module;
};

TEST_F(ForeignDialectTest, computesIntoTheDestination) {
  fuse("%empty = tensor.empty(%n) : tensor<?xf32>\n"
       "%sorted = \"acme.sort\"(%in, %empty)"
       " : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>\n");
  // The amounts may be negative, and a sort cannot be cropped, so there are a
  // fused and an unfused version.
  ASSERT_EQ(find<scf::IfOp>().size(), 1u);
  Block *fused = find<scf::IfOp>().front().thenBlock();
  SmallVector<SortOp> sorts = llvm::to_vector(fused->getOps<SortOp>());
  ASSERT_EQ(sorts.size(), 1u);
  auto slice =
      sorts.front()->getOperand(1).getDefiningOp<tensor::ExtractSliceOp>();
  ASSERT_TRUE(slice);
  EXPECT_TRUE(slice.getSource().getDefiningOp<padlab::pad::FrameOp>());
  EXPECT_TRUE(fused->getOps<tensor::PadOp>().empty());
}

TEST_F(ForeignDialectTest, isToldWhatItsInitHolds) {
  fuse("%sorted = \"acme.sort\"(%in, %init)"
       " : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>\n");
  // Operations of other dialects may leave elements of their init unchanged, so
  // the elements of the init are first copied into the destination.
  ASSERT_EQ(find<scf::IfOp>().size(), 1u);
  Block *fused = find<scf::IfOp>().front().thenBlock();
  SmallVector<SortOp> sorts = llvm::to_vector(fused->getOps<SortOp>());
  ASSERT_EQ(sorts.size(), 1u);
  auto copy = sorts.front()->getOperand(1).getDefiningOp<linalg::CopyOp>();
  ASSERT_TRUE(copy);
  EXPECT_TRUE(
      copy.getOutputs().front().getDefiningOp<tensor::ExtractSliceOp>());
}

TEST_F(ForeignDialectTest, staysWhereItHasEffects) {
  fuse("%empty = tensor.empty(%n) : tensor<?xf32>\n"
       "%sorted = \"acme.sort\"(%in, %empty) {logs}"
       " : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>\n");
  ASSERT_EQ(find<SortOp>().size(), 1u);
  EXPECT_TRUE(
      find<SortOp>().front()->getOperand(1).getDefiningOp<tensor::EmptyOp>());
  // The pad becomes a copy.
  EXPECT_EQ(find<padlab::pad::GenericOp>().size(), 1u);
}

} // namespace
