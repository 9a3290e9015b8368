//===- PadEmitter.cpp - pad operations on buffers as loops ----------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PadEmitter.h"

#include "../ParallelMarks.h"

#include "padlab/codegen/Speculation.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;
using namespace padlab;

/// Whether the operations of `region` have no regions, and only compute values
/// and read memory. If so, later transformations may compute the points in any
/// order, or in parallel.
static bool onlyReads(Region &region) {
  return llvm::all_of(region.front().without_terminator(), [](Operation &op) {
    return op.getNumRegions() == 0 &&
           (isMemoryEffectFree(&op) ||
            hasSingleEffect<MemoryEffects::Read>(&op));
  });
}

/// Whether the operations of `region` have no regions, and access no memory at
/// all. If so, loops can be marked for threads without a check whether one
/// thread writes what another one reads.
static bool onlyComputes(Region &region) {
  return llvm::all_of(region.front().without_terminator(), [](Operation &op) {
    return op.getNumRegions() == 0 && isMemoryEffectFree(&op);
  });
}

PadEmitter::PadEmitter(OpBuilder &builder, IndexMath &math,
                       const PadCostModel &model, Operation *op)
    : builder(builder), math(math), model(model), loc(op->getLoc()),
      space((math.setLoc(op->getLoc()), op), builder, math) {
  Indices &extents = space.extents;
  total = math.number(1);
  steps.resize(extents.size());
  for (unsigned dim = extents.size(); dim-- > 0;) {
    steps[dim] = total;
    total = math.mul(total, extents[dim]);
  }
  uniform = makeUniform();
  hasFreeInterior = space.interior && onlyReads(*space.interior);
  isParallel = asksForThreads(op) && onlyComputes(*space.border) &&
               (!space.interior || onlyComputes(*space.interior));
  for (PadInput &input : space.inputs)
    inputViews.push_back(input.getView(builder, loc));
}

Value PadEmitter::makeUniform() {
  Block &body = space.border->front();
  Value value = cast<pad::YieldOp>(body.getTerminator()).getValue();
  if (!space.border->isAncestor(value.getParentRegion()))
    return value;
  if (llvm::any_of(body.getArguments(),
                   [](Value argument) { return !argument.use_empty(); }) ||
      !llvm::all_of(body.without_terminator(),
                    [](Operation &op) { return isSafeToSpeculate(&op); }))
    return Value();
  IRMapping mapping;
  for (Operation &op : body.without_terminator())
    builder.clone(op, mapping);
  return mapping.lookup(value);
}

/// Returns a one-dimensional view of all elements of the destination, which may
/// have a stride; null if the layout does not allow it.
Value PadEmitter::makeFlatView() {
  MergedBuffer destination = space.destination;
  MemRefType type = destination.getType();
  if (type.getRank() == 1)
    return destination.buffer;
  if (type.getLayout().isIdentity()) {
    int64_t extent = getConstantIntValue(total).value_or(ShapedType::kDynamic);
    auto flatType =
        MemRefType::get(extent, type.getElementType(),
                        MemRefLayoutAttrInterface(), type.getMemorySpace());
    return memref::ReinterpretCastOp::create(builder, loc, flatType,
                                             destination.buffer, math.number(0),
                                             {total}, {math.number(1)});
  }
  while (destination.groups.size() > 1) {
    if (!destination.canMerge(0))
      return Value();
    destination.merge(0);
  }
  return destination.getView(builder, loc);
}

void PadEmitter::loop(OpFoldResult from, OpFoldResult to, Body body,
                      bool isRow) {
  std::optional<int64_t> first = getConstantIntValue(from);
  std::optional<int64_t> last = getConstantIntValue(to);
  if (first && last && *last <= *first)
    return;
  if (first && last && *last == *first + 1)
    return body(from);
  OpBuilder::InsertionGuard guard(builder);
  auto loop = scf::ForOp::create(builder, loc, math.get(from), math.get(to),
                                 math.get(math.number(1)));
  if (isRow) {
    loop->setAttr("pad.row", builder.getUnitAttr());
    if (isNonTemporal)
      loop->setAttr("pad.nontemporal", builder.getUnitAttr());
  } else if (isParallel) {
    markParallel(loop);
  }
  builder.setInsertionPointToStart(loop.getBody());
  body(loop.getInductionVar());
}

/// Sets `length` elements of the flat view to the border's value.
void PadEmitter::emitRun(OpFoldResult from, OpFoldResult length) {
  loop(
      math.number(0), length,
      [&](OpFoldResult i) {
        memref::StoreOp::create(builder, loc, uniform, flat,
                                math.get(math.add(from, i)));
      },
      /*isRow=*/true);
}

/// Returns the bytes of an element in memory; 0 for types other than integers,
/// floats and index.
static int64_t getPlainBytes(Type type) {
  if (type.isIndex())
    return 8;
  return type.isIntOrFloat() ? llvm::divideCeil(type.getIntOrFloatBitWidth(), 8)
                             : 0;
}

/// Emits `yes` or `no` if the condition is known, otherwise a branch to both.
void PadEmitter::choose(OpFoldResult condition, llvm::function_ref<void()> yes,
                        llvm::function_ref<void()> no) {
  if (std::optional<bool> known = IndexMath::getKnown(condition))
    return *known ? yes() : no();
  auto choice = scf::IfOp::create(builder, loc, cast<Value>(condition),
                                  /*withElseRegion=*/true);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(choice.thenBlock());
  yes();
  builder.setInsertionPointToStart(choice.elseBlock());
  no();
}

/// Emits the pad by the method that suits its size.
void PadEmitter::emitBySize() {
  OpFoldResult no = builder.getBoolAttr(false), yes = builder.getBoolAttr(true);
  OpFoldResult isFilled = no, isLarge = no;
  int64_t bytes = getPlainBytes(space.destination.getType().getElementType());
  if (bytes != 0 && model.mostFilledBytes != 0 && hasRows)
    isFilled = math.both(
        math.atMost(total, math.number(model.mostFilledBytes / bytes)),
        math.atMost(space.interiorExtents.back(),
                    math.number(model.mostFilledRowBytes / bytes)));
  auto emitLarge = [&] {
    isNonTemporal = true;
    emitStream(no);
    isNonTemporal = false;
  };
  auto emitOther = [&] {
    if (bytes != 0 && model.fewestNonTemporalBytes != 0)
      isLarge =
          math.atMost(math.number(model.fewestNonTemporalBytes / bytes), total);
    choose(isLarge, emitLarge, [&] { emitStream(no); });
  };
  choose(isFilled, [&] { emitStream(yes); }, emitOther);
}

void PadEmitter::emit() {
  if (space.getRank() != 0)
    flat = makeFlatView();
  if (!flat || !uniform)
    view = space.destination.getView(builder, loc);
  hasRows = space.interior;
  if (space.getRank() == 0) // There is no border.
    return hasRows ? emitRow({}, {}) : void();

  std::optional<Blocks> blocks;
  if (space.interior)
    blocks = findBlocks();
  hasRows = space.interior && !blocks;
  bool hasInterior = emitBorder();
  isNonTemporal = false;
  hasRows = space.interior;
  if (blocks) {
    // Iterations must not run in parallel, because they share one tile.
    isParallel = false;
    return emitBlocks(*blocks);
  }
  if (!hasRows || hasInterior)
    return;
  if (flat)
    return emitInterior();
  emitOrdered({}, /*hasBorder=*/false);
}

/// Emits the border as the strategy says; without a strategy, as the size
/// suggests. Returns whether this included the rows of the interior, if
/// `hasRows` asks for them.
bool PadEmitter::emitBorder() {
  auto chosen = space.op->getAttrOfType<pad::StrategyAttr>("strategy");
  pad::Strategy strategy = chosen ? chosen.getValue() : pad::Strategy::Stream;
  isNonTemporal = strategy == pad::Strategy::StreamNonTemporal;
  // A `pad.frame` keeps the existing interior, so that it must not fill the
  // whole destination.
  bool isFilled = strategy == pad::Strategy::Fill && space.interior;
  bool hasBoxes = !uniform || strategy == pad::Strategy::Frame;
  if (flat && !hasBoxes) {
    chosen ? emitStream(builder.getBoolAttr(isFilled)) : emitBySize();
    return true;
  }
  if (uniform && isFilled) {
    emitWhole();
  } else if (hasBoxes) {
    flat &&uniform ? emitRunBoxes() : emitBoxes();
  } else {
    emitOrdered({}, /*hasBorder=*/true);
    return true;
  }
  return false;
}
