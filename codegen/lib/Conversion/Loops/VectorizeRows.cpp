//===- VectorizeRows.cpp - row loops as loops over vectors ----------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SumTiles.h"
#include "VectorizeRowsNests.h"

#include "padlab/codegen/PadPasses.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/LoopLikeInterface.h"

namespace padlab {

#define GEN_PASS_DEF_VECTORIZEROWS
#include "padlab/codegen/PadPasses.h.inc"

} // namespace padlab

using namespace mlir;
using namespace padlab;

/// Truncates f32 to bf16 in integer arithmetic, to nearest and ties to even,
/// because otherwise each lane would call the runtime.
static void expandTruncation(arith::TruncFOp op) {
  OpBuilder b(op);
  Location loc = op.getLoc();
  Value in = op.getIn();
  auto constant = [&](int64_t number) -> Value {
    return arith::ConstantIntOp::create(b, loc, number, 32);
  };
  Value bits = arith::BitcastOp::create(b, loc, b.getI32Type(), in);
  Value high = arith::ShRUIOp::create(b, loc, bits, constant(16));
  Value isOdd = arith::AndIOp::create(b, loc, high, constant(1));
  Value half = arith::AddIOp::create(b, loc, isOdd, constant(0x7FFF));
  if (hasFault(op, Fault::TiesToEven))
    half = constant(0x8000);
  Value sum = arith::AddIOp::create(b, loc, bits, half);
  Value rounded = arith::ShRUIOp::create(b, loc, sum, constant(16));
  // The addition may have turned the bits of a NaN into those of a number.
  Value isNaN =
      arith::CmpFOp::create(b, loc, arith::CmpFPredicate::UNO, in, in);
  Value chosen =
      arith::SelectOp::create(b, loc, isNaN, constant(0x7FC0), rounded);
  Value narrow = arith::TruncIOp::create(b, loc, b.getI16Type(), chosen);
  Value result = arith::BitcastOp::create(b, loc, b.getBF16Type(), narrow);
  op.replaceAllUsesWith(result);
  op.erase();
}

static void expandExtension(arith::ExtFOp op) {
  OpBuilder b(op);
  Location loc = op.getLoc();
  Value narrow = arith::BitcastOp::create(b, loc, b.getI16Type(), op.getIn());
  Value wide = arith::ExtUIOp::create(b, loc, b.getI32Type(), narrow);
  Value bits = arith::ShLIOp::create(
      b, loc, wide, arith::ConstantIntOp::create(b, loc, 16, 32));
  Value result = arith::BitcastOp::create(b, loc, b.getF32Type(), bits);
  op.replaceAllUsesWith(result);
  op.erase();
}

static void expandConversions(scf::ForOp loop) {
  for (Operation &op :
       llvm::make_early_inc_range(loop.getBody()->without_terminator())) {
    auto truncation = dyn_cast<arith::TruncFOp>(op);
    auto extension = dyn_cast<arith::ExtFOp>(op);
    if (truncation && truncation.getType().isBF16() &&
        truncation.getIn().getType().isF32())
      expandTruncation(truncation);
    else if (extension && extension.getType().isF32() &&
             extension.getIn().getType().isBF16())
      expandExtension(extension);
  }
}

/// Emits a fence after `after`, the outermost loop around a row. The fence
/// orders all non-temporal stores of this loop.
static void makeFence(Operation *after) {
  OpBuilder b(after->getContext());
  b.setInsertionPointAfter(after);
  LLVM::CallIntrinsicOp::create(
      b, after->getLoc(), b.getStringAttr("llvm.x86.sse.sfence"), ValueRange());
}

namespace {

struct VectorizeRows : padlab::impl::VectorizeRowsBase<VectorizeRows> {
  using VectorizeRowsBase::VectorizeRowsBase;

  void runOnOperation() override {
    SmallVector<scf::ForOp> rows = collectRows();
    if (rows.empty())
      return dropMarksOfNests();
    TargetTraits traits = TargetTraits::get(getOperation());
    for (scf::ForOp row : rows)
      expandConversions(row);
    for (scf::ForOp row : rows)
      tileSums(row, traits);
    dropMarksOfNests();
    rows = collectRows();
    RowLimits limits = tiny ? RowLimits::getTiny() : RowLimits();
    splitNests(rows, traits, limits);
    llvm::SmallPtrSet<Operation *, 4> fenced;
    for (scf::ForOp row : collectRows()) {
      std::optional<RowBody> body = RowBody::get(row, traits);
      if (!body) {
        row->removeAttr(rowMark);
        row->removeAttr(nonTemporalMark);
        continue;
      }
      RowVectorizer vectorizer(row, *body, traits, limits);
      Operation *outermost = getOutermostLoop(row);
      bool isAlone = outermost == row.getOperation();
      if (traits.needsStoreFence && vectorizer.bypassesCaches() &&
          fenced.insert(outermost).second)
        makeFence(outermost);
      vectorizer.run();
      if (isAlone)
        fenced.erase(outermost);
    }
  }

  /// Removes the marks of loops around and before rows, because later passes do
  /// not know these marks.
  void dropMarksOfNests() {
    getOperation()->walk([](scf::ForOp loop) {
      for (StringRef mark : {sumMark, besideMark, wholeMark, fillMark})
        loop->removeAttr(mark);
    });
  }

  SmallVector<scf::ForOp> collectRows() {
    SmallVector<scf::ForOp> rows;
    getOperation()->walk([&](scf::ForOp loop) {
      if (loop->hasAttr(rowMark))
        rows.push_back(loop);
    });
    return rows;
  }
};

} // namespace
