//===- FusePadBehind.cpp - moves pads behind reductions -------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// If an operation reduces rows that consist only of padding, each of these
/// rows gives the same result. So the operation is applied to the source of the
/// pad, and its result is padded with the result for one point of the padding
/// (rule 15). The new pad can then be fused with its producer. A pad first
/// moves behind operations that reduce, and then behind operations that read a
/// result padded in this way, such as the later steps of a softmax.
///
//===----------------------------------------------------------------------===//

#include "PadFusionForms.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/Utils/Utils.h"
#include "mlir/Dialect/Utils/StructuredOpsUtils.h"
#include "mlir/IR/Iterators.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;
using namespace padlab;

using Rule = PadFusionRule;

namespace {

/// The padding before and after the elements of a dimension, or before and
/// after the iterations of a loop.
struct Amounts {
  int64_t low = 0, high = 0;
  bool isZero() const { return low == 0 && high == 0; }
  bool operator==(const Amounts &other) const {
    return low == other.low && high == other.high;
  }
};

/// A pad with constant amounts and extents, and the same padding value at all
/// points.
struct PlainPad {
  tensor::PadOp op;
  SmallVector<Amounts> dims;
};

/// An operation that reads padded tensors, and can perhaps be applied to the
/// sources of the pads instead.
class Reader {
public:
  Reader(RewriterBase &rewriter, linalg::LinalgOp op,
         const llvm::SmallPtrSetImpl<Operation *> &made,
         const PadFusionOptions &options)
      : rewriter(rewriter), op(op), made(made), options(options) {}

  /// Applies the operation to the sources of the pads, and pads its result.
  /// Returns the new pad; null if this is not possible.
  tensor::PadOp run();

private:
  bool isEligible();
  bool addOperand(OpOperand &operand);
  void addPad(OpOperand &operand, PlainPad pad);
  bool areLoopsKnown();
  bool mayHavePoints();
  bool isPadded(unsigned loop) const { return !loops[loop].isZero(); }
  bool usesPaddedLoop(AffineMap map) const;
  RankedTensorType getSmallType(OpOperand &operand);
  Value makeSmall(OpOperand &operand);
  Value getPoint(OpOperand &operand);
  Value emitPoint();
  Value emitBody(OpBuilder &b, ArrayRef<Value> arguments);

  RewriterBase &rewriter;
  linalg::LinalgOp op;
  const llvm::SmallPtrSetImpl<Operation *> &made;
  const PadFusionOptions &options;
  /// The pads, with the numbers of the operands that read them as keys.
  llvm::SmallDenseMap<unsigned, PlainPad> pads;
  SmallVector<Amounts> loops;
  bool readsMade = false;
};

} // namespace

static std::optional<PlainPad> getPlainPad(Value value,
                                           const PadFusionOptions &options) {
  auto pad = value.getDefiningOp<tensor::PadOp>();
  if (!pad || pad.getNofold() || !pad.getConstantPaddingValue() ||
      checkPad(pad, options) || !pad.getSourceType().hasStaticShape() ||
      !pad.getResultType().hasStaticShape())
    return std::nullopt;
  PlainPad plain{pad, {}};
  for (auto [low, high, source, result] : llvm::zip_equal(
           pad.getStaticLow(), pad.getStaticHigh(),
           pad.getSourceType().getShape(), pad.getResultType().getShape())) {
    if (ShapedType::isDynamic(low) || ShapedType::isDynamic(high) || low < 0 ||
        high < 0 || low + source + high != result)
      return std::nullopt;
    plain.dims.push_back({low, high});
  }
  return plain;
}

bool Reader::isEligible() {
  auto isClonable = [](Operation &nested) {
    return nested.getNumRegions() == 0 && isPure(&nested) &&
           !isa<linalg::IndexOp>(nested);
  };
  return op.hasPureTensorSemantics() && op.getNumDpsInits() == 1 &&
         llvm::all_of(op.getBlock()->without_terminator(), isClonable) &&
         llvm::all_of(op.getIndexingMapsArray(), [](AffineMap map) {
           return map.isProjectedPermutation();
         });
}

/// Records the pad of `operand`, and by how much it pads the loops that index
/// the operand.
void Reader::addPad(OpOperand &operand, PlainPad pad) {
  AffineMap map = op.getMatchingIndexingMap(&operand);
  for (auto [dim, amounts] : llvm::enumerate(pad.dims))
    if (!amounts.isZero())
      loops[map.getDimPosition(dim)] = amounts;
  readsMade |= made.contains(pad.op);
  pads.try_emplace(operand.getOperandNumber(), std::move(pad));
}

/// Records the pad of `operand`, if it has one. Returns false if different
/// points of the padding may read different elements of `operand`, if its type
/// has dynamic extents or an encoding, or if its pad is in another block.
bool Reader::addOperand(OpOperand &operand) {
  Value value = operand.get();
  if (op.isScalar(&operand))
    return true;
  auto type = dyn_cast<RankedTensorType>(value.getType());
  if (!type || !type.hasStaticShape() || type.getEncoding())
    return false;
  if (auto pad = getPlainPad(value, options)) {
    if (pad->op->getBlock() != op->getBlock())
      return false;
    addPad(operand, std::move(*pad));
    return true;
  }
  if (value.getDefiningOp<linalg::FillOp>() ||
      op.getMatchingBlockArgument(&operand).use_empty())
    return true;
  return !options.obeys(Rule::Uniform) && type.getNumElements() != 0;
}

/// Whether every pad pads all padded loops, by the same amounts, so that each
/// point is in the padding of all pads or in that of none; and whether there
/// are padded loops, all of which are parallel. Besides, other operands must
/// not have different elements along a padded loop.
bool Reader::areLoopsKnown() {
  for (auto &[number, pad] : pads) {
    AffineMap map = op.getMatchingIndexingMap(&op->getOpOperand(number));
    SmallVector<Amounts> own(loops.size());
    for (auto [dim, amounts] : llvm::enumerate(pad.dims))
      own[map.getDimPosition(dim)] = amounts;
    if (own != loops)
      return false;
  }
  for (OpOperand &operand : op->getOpOperands())
    if (!pads.contains(operand.getOperandNumber()) &&
        usesPaddedLoop(op.getMatchingIndexingMap(&operand)) &&
        !operand.get().getDefiningOp<linalg::FillOp>() &&
        !op.getMatchingBlockArgument(&operand).use_empty())
      return false;
  for (auto [loop, iterator] : llvm::enumerate(op.getIteratorTypesArray()))
    if (isPadded(loop) && !linalg::isParallelIterator(iterator))
      return false;
  return llvm::any_of(loops, [](Amounts loop) { return !loop.isZero(); });
}

/// Whether the result may have points in the padding. If it has none, the body
/// must not be computed for such a point, because an operation of the body may
/// be undefined for the padding value.
bool Reader::mayHavePoints() {
  return llvm::none_of(
      llvm::zip_equal(op.getStaticLoopRanges(), op.getIteratorTypesArray()),
      [](auto loop) {
        auto [extent, iterator] = loop;
        return extent == 0 && linalg::isParallelIterator(iterator);
      });
}

bool Reader::usesPaddedLoop(AffineMap map) const {
  return llvm::any_of(map.getResults(), [&](AffineExpr expr) {
    return isPadded(cast<AffineDimExpr>(expr).getPosition());
  });
}

RankedTensorType Reader::getSmallType(OpOperand &operand) {
  auto type = cast<RankedTensorType>(operand.get().getType());
  SmallVector<int64_t> shape(type.getShape());
  AffineMap map = op.getMatchingIndexingMap(&operand);
  for (auto [dim, extent] : llvm::enumerate(shape)) {
    Amounts loop = loops[map.getDimPosition(dim)];
    extent -= loop.low + loop.high;
  }
  return RankedTensorType::get(shape, type.getElementType());
}

/// Returns the operand without the padding: the source of its pad, or a smaller
/// tensor; the operand itself if no padded loop indexes it.
Value Reader::makeSmall(OpOperand &operand) {
  Value value = operand.get();
  auto pad = pads.find(operand.getOperandNumber());
  if (pad != pads.end())
    return pad->second.op.getSource();
  if (op.isScalar(&operand) ||
      !usesPaddedLoop(op.getMatchingIndexingMap(&operand)))
    return value;
  RankedTensorType type = getSmallType(operand);
  Value empty = tensor::EmptyOp::create(rewriter, op.getLoc(), type.getShape(),
                                        type.getElementType());
  auto fill = value.getDefiningOp<linalg::FillOp>();
  if (!fill)
    return empty;
  return linalg::FillOp::create(rewriter, op.getLoc(), fill.value(), empty)
      .getResult(0);
}

/// Returns the element of `operand` that each point of the padding reads; null
/// if the body does not use the operand.
Value Reader::getPoint(OpOperand &operand) {
  Location loc = op.getLoc();
  if (op.isScalar(&operand))
    return operand.get();
  if (op.getMatchingBlockArgument(&operand).use_empty())
    return {};
  auto pad = pads.find(operand.getOperandNumber());
  if (pad != pads.end()) {
    Value value = pad->second.op.getConstantPaddingValue();
    Operation *constant = value.getDefiningOp();
    bool isInside =
        pad->second.op.getRegion().isAncestor(value.getParentRegion());
    return isInside ? rewriter.clone(*constant)->getResult(0) : value;
  }
  if (auto fill = operand.get().getDefiningOp<linalg::FillOp>())
    return fill.value();
  // Only if a test breaks rule 15, the operand may be neither a pad nor a fill.
  // Then the first element is read, which is wrong on purpose.
  auto type = cast<RankedTensorType>(operand.get().getType());
  SmallVector<Value> first(type.getRank(),
                           arith::ConstantIndexOp::create(rewriter, loc, 0));
  return tensor::ExtractOp::create(rewriter, loc, operand.get(), first);
}

Value Reader::emitBody(OpBuilder &b, ArrayRef<Value> arguments) {
  IRMapping mapping;
  for (auto [argument, value] :
       llvm::zip_equal(op.getBlock()->getArguments(), arguments))
    if (value)
      mapping.map(argument, value);
  for (Operation &nested : op.getBlock()->without_terminator())
    b.clone(nested, mapping);
  return mapping.lookupOrDefault(op.getBlock()->getTerminator()->getOperand(0));
}

/// Computes the operation's result at a point of the padding. A reduction
/// combines all of its terms, in the order of the program.
Value Reader::emitPoint() {
  SmallVector<Value> arguments;
  for (OpOperand &operand : op->getOpOperands())
    arguments.push_back(getPoint(operand));
  int64_t terms = 1;
  for (auto [extent, iterator] :
       llvm::zip_equal(op.getStaticLoopRanges(), op.getIteratorTypesArray()))
    if (!linalg::isParallelIterator(iterator))
      terms *= extent;
  if (op.getNumReductionLoops() == 0)
    return emitBody(rewriter, arguments);
  Location loc = op.getLoc();
  auto index = [&](int64_t number) {
    return arith::ConstantIndexOp::create(rewriter, loc, number);
  };
  Value from = index(0), to = index(terms), step = index(1);
  auto loop =
      scf::ForOp::create(rewriter, loc, from, to, step, arguments.back(),
                         [&](OpBuilder &b, Location, Value, ValueRange sums) {
                           arguments.back() = sums.front();
                           scf::YieldOp::create(b, loc, emitBody(b, arguments));
                         });
  return loop.getResult(0);
}

tensor::PadOp Reader::run() {
  if (!isEligible())
    return {};
  loops.resize(op.getNumLoops());
  OpOperand *init = op.getDpsInitOperand(0);
  AffineMap map = op.getMatchingIndexingMap(init);
  bool readsInit = !op.getMatchingBlockArgument(init).use_empty();
  bool reduces = op.getNumReductionLoops() != 0;
  // An operation that writes only some elements of its result, or a reduction
  // of no terms that does not read its init, might leave elements in the
  // padding unchanged. An operation without reductions is rewritten only if it
  // reads a pad that has moved before.
  if (map.getNumResults() != op.getNumParallelLoops() ||
      (reduces && !readsInit) ||
      !llvm::all_of(op->getOpOperands(),
                    [&](OpOperand &operand) { return addOperand(operand); }) ||
      pads.empty() || !areLoopsKnown() || !mayHavePoints() ||
      !(reduces || readsMade))
    return {};
  rewriter.setInsertionPoint(op);
  SmallVector<Value> operands;
  for (OpOperand &operand : op->getOpOperands())
    operands.push_back(makeSmall(operand));
  Type type = getSmallType(*init);
  Operation *small = mlir::clone(rewriter, op, type, operands);
  Value point = emitPoint();
  SmallVector<OpFoldResult> low, high;
  for (unsigned dim = 0; dim != map.getNumResults(); ++dim) {
    Amounts loop = loops[map.getDimPosition(dim)];
    low.push_back(rewriter.getIndexAttr(loop.low));
    high.push_back(rewriter.getIndexAttr(loop.high));
  }
  auto pad =
      tensor::PadOp::create(rewriter, op.getLoc(), op->getResult(0).getType(),
                            small->getResult(0), low, high, point);
  rewriter.replaceOp(op, pad);
  return pad;
}

void padlab::movePadsBehind(Operation *root, bool remarks,
                            const PadFusionOptions &options) {
  SmallVector<linalg::LinalgOp> all;
  root->walk([&](linalg::LinalgOp op) { all.push_back(op); });
  IRRewriter rewriter(root->getContext());
  llvm::SmallPtrSet<Operation *, 4> made;
  for (linalg::LinalgOp op : all) {
    Location loc = op.getLoc();
    tensor::PadOp pad = Reader(rewriter, op, made, options).run();
    if (!pad)
      continue;
    made.insert(pad);
    if (remarks)
      emitRemark(loc, "padded behind instead of before");
  }
  if (made.empty())
    return;
  // Pads without other readers are dead now, and so are the fills that had the
  // extents with padding.
  root->walk<WalkOrder::PostOrder, ReverseIterator>([&](Operation *op) {
    if (isa<tensor::PadOp, tensor::EmptyOp, linalg::FillOp>(op) &&
        isOpTriviallyDead(op))
      rewriter.eraseOp(op);
  });
}
