//===- PadConsumers.cpp - whether a pad is fused with its consumers -------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A loop of a consumer is split before the first and after the last iteration
/// that reads only the source. This file decides where these iterations are,
/// and whether the rules allow the split. Wherever the loop is split, the
/// program stays right, because each box reads exactly the elements that it
/// would read from the padded tensor.
///
//===----------------------------------------------------------------------===//

#include "PadConsumers.h"

#include "mlir/Dialect/Linalg/Utils/Utils.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace padlab;

using Rule = PadFusionRule;
using Refusal = std::optional<PadFusionRefusal>;

static PadFusionRefusal refuseCost(PadFusionCost cost, StringRef reason) {
  return {Rule::None, cost, PadFusionSource::Producer, reason,
          /*mayCopy=*/true};
}

//===----------------------------------------------------------------------===//
// The pad
//===----------------------------------------------------------------------===//

/// Returns the dimensions of the pad; nothing if the amounts of a padded
/// dimension are not constants, if its extents are not static in the types, or
/// if every execution of the pad is undefined.
static std::optional<SmallVector<PaddedDim>> getPaddedDims(tensor::PadOp pad) {
  std::optional<KnownInterior> known = findKnownInterior(pad);
  if (!known)
    return std::nullopt;
  SmallVector<PaddedDim> dims;
  for (auto [low, high, source] :
       llvm::zip_equal(pad.getMixedLowPad(), pad.getMixedHighPad(),
                       pad.getSourceType().getShape())) {
    std::optional<int64_t> below = getConstantIntValue(low),
                           above = getConstantIntValue(high);
    PaddedDim dim;
    dim.isPadded = below != 0 || above != 0;
    if (dim.isPadded) {
      if (!below || !above || ShapedType::isDynamic(source))
        return std::nullopt;
      dim.low = *below;
      dim.source = source;
      dim.result = *below + source + *above;
      if (dim.result != pad.getResultType().getDimSize(dims.size()))
        return std::nullopt;
    }
    dims.push_back(dim);
  }
  return dims;
}

/// Whether a slice has unit strides, drops no dimension, and has constant
/// offsets and sizes in the padded dimensions.
static bool isKnownBox(tensor::ExtractSliceOp slice, ArrayRef<PaddedDim> dims) {
  if (slice.getSourceType().getRank() != slice.getType().getRank() ||
      !slice.hasUnitStride())
    return false;
  return llvm::all_of(
      llvm::zip_equal(dims, slice.getStaticOffsets(), slice.getStaticSizes()),
      [](auto entry) {
        auto [dim, offset, size] = entry;
        return !dim.isPadded ||
               (!ShapedType::isDynamic(offset) && !ShapedType::isDynamic(size));
      });
}

/// Whether `op` queries an extent, which reads no elements. The index of the
/// dimension must be a constant less than the rank: in code that never runs, a
/// larger index is valid IR.
static bool asksForExtent(Operation *op) {
  auto dim = dyn_cast<tensor::DimOp>(op);
  auto type = dim ? dyn_cast<RankedTensorType>(dim.getSource().getType())
                  : RankedTensorType();
  std::optional<int64_t> index =
      type ? dim.getConstantIndex() : std::optional<int64_t>();
  return index && *index >= 0 && *index < type.getRank();
}

/// Collects the structured operations that read `value`, the padded tensor or a
/// box of it. Returns false if `value` has any other use that reads elements,
/// such as by an operation of another kind or in another block, or as an init.
static bool collectConsumers(Value value, tensor::PadOp pad,
                             ArrayRef<PaddedDim> dims,
                             SmallVectorImpl<PadConsumer> &consumers) {
  return llvm::all_of(value.getUses(), [&](OpOperand &use) {
    if (asksForExtent(use.getOwner()))
      return true;
    auto slice = dyn_cast<tensor::ExtractSliceOp>(use.getOwner());
    if (slice && value == pad.getResult())
      return isKnownBox(slice, dims) &&
             collectConsumers(slice.getResult(), pad, dims, consumers);
    auto op = dyn_cast<linalg::LinalgOp>(use.getOwner());
    if (!op || op->getBlock() != pad->getBlock() || !op.isDpsInput(&use) ||
        !op.hasPureTensorSemantics())
      return false;
    auto *found = llvm::find_if(
        consumers, [&](const PadConsumer &other) { return other.op == op; });
    if (found == consumers.end()) {
      consumers.push_back({op, {}, {}});
      found = &consumers.back();
    }
    found->operands.push_back(use.getOperandNumber());
    return true;
  });
}

//===----------------------------------------------------------------------===//
// Where a consumer is split
//===----------------------------------------------------------------------===//

namespace {

/// The index at which an operand accesses one dimension of the padded tensor: a
/// constant plus the sum of the loops' induction variables, each times a
/// factor.
struct LinearAccess {
  SmallVector<int64_t> factors;
  int64_t constant = 0;
  bool add(AffineExpr expr, int64_t factor = 1);
};

} // namespace

bool LinearAccess::add(AffineExpr expr, int64_t factor) {
  if (auto loop = dyn_cast<AffineDimExpr>(expr)) {
    factors[loop.getPosition()] += factor;
    return true;
  }
  if (auto number = dyn_cast<AffineConstantExpr>(expr)) {
    constant += factor * number.getValue();
    return true;
  }
  auto binary = dyn_cast<AffineBinaryOpExpr>(expr);
  if (!binary)
    return false;
  if (binary.getKind() == AffineExprKind::Add)
    return add(binary.getLHS(), factor) && add(binary.getRHS(), factor);
  auto times = dyn_cast<AffineConstantExpr>(binary.getRHS());
  return times && binary.getKind() == AffineExprKind::Mul &&
         add(binary.getLHS(), factor * times.getValue());
}

/// Returns the loop to split for the access: the loop that changes the index
/// most, among the parallel loops or, if `reductions`, among all loops.
static std::optional<unsigned> findLoopToSplit(const PadConsumer &consumer,
                                               const LinearAccess &access,
                                               bool reductions) {
  linalg::LinalgOp op = consumer.op;
  std::optional<unsigned> found;
  auto reach = [&](unsigned loop) {
    return access.factors[loop] * consumer.loops[loop].extent;
  };
  for (auto [loop, iterator] : llvm::enumerate(op.getIteratorTypesArray()))
    if (access.factors[loop] != 0 &&
        (linalg::isParallelIterator(iterator) || reductions) &&
        (!found || reach(loop) > reach(*found)))
      found = loop;
  return found;
}

/// Narrows the middle part of one loop of `consumer` to the iterations in which
/// `access` reads only the source.
static Refusal splitForAccess(PadConsumer &consumer, const LinearAccess &access,
                              const PaddedDim &dim,
                              const PadFusionOptions &options) {
  int64_t reach = access.constant;
  for (auto [factor, loop] : llvm::zip_equal(access.factors, consumer.loops)) {
    if (factor != 0 && loop.extent < 0)
      return refuseCost(PadFusionCost::UnknownExtents,
                        "extents or amounts are not known");
    reach += factor * (loop.extent - 1) * (factor != 0);
  }
  int64_t first = dim.low, last = dim.low + dim.source - 1;
  if (access.constant >= first && reach <= last)
    return std::nullopt;
  std::optional<unsigned> number =
      findLoopToSplit(consumer, access, /*reductions=*/false);
  if (!number && !options.obeys(Rule::AllTerms))
    number = findLoopToSplit(consumer, access, /*reductions=*/true);
  if (!number)
    return refuse(Rule::AllTerms, "a consumer reduces padding of its own");
  LoopSplit &loop = consumer.loops[*number];
  int64_t factor = access.factors[*number];
  // The loops other than `number` add at most `window` to the index.
  int64_t window = reach - access.constant - factor * (loop.extent - 1);
  loop.from = std::max(loop.from,
                       llvm::divideCeilSigned(first - access.constant, factor));
  loop.to = std::min(
      loop.to,
      llvm::divideFloorSigned(last - access.constant - window, factor) + 1);
  return std::nullopt;
}

/// Returns the slice of the padded tensor that is this operand of the consumer;
/// null if the operand is the padded tensor itself.
static tensor::ExtractSliceOp getSlice(const PadConsumer &consumer,
                                       unsigned operand) {
  return consumer.op->getOperand(operand)
      .getDefiningOp<tensor::ExtractSliceOp>();
}

/// Refuses a loop of unknown extent if its factor in `expr` is greater than
/// one: if the loop has no iterations, the slice that a tile reads would have
/// the negative extent `factor * (extent - 1) + 1`.
static Refusal checkUnknownExtents(const PadConsumer &consumer,
                                   AffineExpr expr) {
  LinearAccess access;
  access.factors.resize(consumer.loops.size());
  bool isLinear = access.add(expr);
  for (auto [number, loop] : llvm::enumerate(consumer.loops))
    if (loop.extent < 0 &&
        (isLinear ? access.factors[number] > 1 : expr.isFunctionOfDim(number)))
      return refuseCost(PadFusionCost::UnknownExtents,
                        "extents or amounts are not known");
  return std::nullopt;
}

static Refusal findSplits(PadConsumer &consumer, ArrayRef<PaddedDim> dims,
                          const PadFusionOptions &options) {
  linalg::LinalgOp op = consumer.op;
  for (int64_t extent : op.getStaticLoopRanges())
    consumer.loops.push_back(ShapedType::isDynamic(extent)
                                 ? LoopSplit{0, -1, -1}
                                 : LoopSplit{0, extent, extent});
  for (unsigned number : consumer.operands) {
    AffineMap map = op.getMatchingIndexingMap(&op->getOpOperand(number));
    tensor::ExtractSliceOp slice = getSlice(consumer, number);
    for (auto [i, expr] : llvm::enumerate(map.getResults())) {
      if (!dims[i].isPadded) {
        if (Refusal refusal = checkUnknownExtents(consumer, expr))
          return refusal;
        continue;
      }
      LinearAccess access;
      access.factors.resize(map.getNumDims());
      if (slice)
        access.constant = slice.getStaticOffset(i);
      if (!access.add(expr))
        return refuse(Rule::CroppableMaps, "a consumer reads no boxes");
      if (Refusal refusal = splitForAccess(consumer, access, dims[i], options))
        return refusal;
    }
  }
  return std::nullopt;
}

/// Moves the splits of long rows to the boundaries of cache lines: edges that
/// are one element wide are slow, and the stores of the middle box become
/// aligned.
static void splitRowsAtLines(PadConsumer &consumer) {
  linalg::LinalgOp op = consumer.op;
  OpOperand *init = op.getDpsInitOperand(0);
  AffineMap map = op.getMatchingIndexingMap(init);
  Type type = getElementTypeOrSelf(init->get().getType());
  if (map.getNumResults() == 0 || !type.isIntOrFloat())
    return;
  auto row = dyn_cast<AffineDimExpr>(map.getResults().back());
  if (!row || !consumer.loops[row.getPosition()].isSplit())
    return;
  constexpr unsigned lineBits = 512, fewestLines = 4;
  int64_t line = std::max(1u, lineBits / type.getIntOrFloatBitWidth());
  LoopSplit &loop = consumer.loops[row.getPosition()];
  int64_t from = llvm::alignTo(loop.from, line);
  int64_t to = loop.to < loop.extent ? loop.to / line * line : loop.to;
  if (to - from < int64_t(fewestLines) * line)
    return;
  loop.from = from;
  loop.to = to;
}

//===----------------------------------------------------------------------===//
// The decision
//===----------------------------------------------------------------------===//

/// Whether the indexing map of each result is a projected permutation that has
/// a dimension for each parallel loop that is split, so that different
/// iterations of such a loop write different elements.
static bool writesBoxes(const PadConsumer &consumer) {
  linalg::LinalgOp op = consumer.op;
  return llvm::all_of(op.getDpsInitsMutable(), [&](OpOperand &init) {
    AffineMap map = op.getMatchingIndexingMap(&init);
    if (!map.isProjectedPermutation())
      return false;
    for (auto [number, iterator] : llvm::enumerate(op.getIteratorTypesArray()))
      if (consumer.loops[number].isSplit() &&
          linalg::isParallelIterator(iterator) && !map.isFunctionOfDim(number))
        return false;
    return true;
  });
}

/// Whether the interior (the middle part of all split loops) has at least a
/// quarter of all points.
static bool isInteriorThick(const PadConsumer &consumer) {
  double share = 1;
  for (const LoopSplit &loop : consumer.loops) {
    if (!loop.isSplit())
      continue;
    if (loop.from >= loop.to)
      return false;
    share *= double(loop.to - loop.from) / double(loop.extent);
  }
  return share >= 0.25;
}

static Refusal checkConsumer(PadConsumer &consumer, ArrayRef<PaddedDim> dims,
                             const PadFusionOptions &options) {
  if (!isMemoryEffectFree(consumer.op) && options.obeys(Rule::ConsumerEffects))
    return refuse(Rule::ConsumerEffects, "a consumer has effects");
  if (!canRestrict(
          cast<DestinationStyleOpInterface>(consumer.op.getOperation())))
    return refuse(Rule::CroppableMaps, "a consumer reads no boxes");
  if (Refusal refusal = findSplits(consumer, dims, options))
    return refusal;
  if (!writesBoxes(consumer))
    return refuse(Rule::CroppableMaps, "a consumer writes no boxes");
  if (!isInteriorThick(consumer))
    return refuseCost(PadFusionCost::ThinInterior,
                      "few points of a consumer see the source alone");
  splitRowsAtLines(consumer);
  return std::nullopt;
}

std::optional<PadConsumersPlan>
padlab::planPadConsumers(tensor::PadOp pad, PadFusionRefusal &refusal,
                         const PadFusionOptions &options) {
  refusal = {};
  refusal.source = PadFusionSource::None;
  if (llvm::none_of(pad->getUsers(),
                    llvm::IsaPred<linalg::LinalgOp, tensor::ExtractSliceOp>))
    return std::nullopt;
  if (Refusal reason = checkPad(pad, options)) {
    refusal = *reason;
    return std::nullopt;
  }
  PadConsumersPlan plan;
  std::optional<SmallVector<PaddedDim>> dims = getPaddedDims(pad);
  if (!dims) {
    refusal = refuseCost(PadFusionCost::UnknownExtents,
                         "extents or amounts are not known");
    return std::nullopt;
  }
  plan.dims = std::move(*dims);
  if (!collectConsumers(pad.getResult(), pad, plan.dims, plan.consumers) ||
      pad.getNofold()) {
    refusal = refuseCost(PadFusionCost::NeededWhole,
                         "something else needs the padded tensor");
    return std::nullopt;
  }
  for (PadConsumer &consumer : plan.consumers)
    if (Refusal reason = checkConsumer(consumer, plan.dims, options)) {
      refusal = *reason;
      return std::nullopt;
    }
  if (plan.consumers.empty())
    return std::nullopt;
  return plan;
}
