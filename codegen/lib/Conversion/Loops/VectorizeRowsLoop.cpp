//===- VectorizeRowsLoop.cpp - the loops around vectors of a row ----------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Rows are short as often as long, so the cost of the code around the vectors
/// matters. If possible, the last vector of a row ends where the row ends,
/// because it is masked or overlaps the vector before it; then there is no loop
/// over remaining elements.
///
//===----------------------------------------------------------------------===//

#include "VectorizeRowsLoop.h"

#include "LoopAnnotation.h"

#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace padlab;

/// Narrower vectors have no non-temporal store.
static constexpr unsigned narrowestNonTemporalBytes = 16;
/// The number of vectors in one iteration of the loop of a long row.
static constexpr unsigned unrolling = 4;

template <typename Body>
void RowVectorizer::makeIf(Value condition, Body &&then) {
  auto choice = scf::IfOp::create(b, loc, condition, /*withElseRegion=*/false);
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(choice.thenBlock());
  then();
}

template <typename Then, typename Else>
void RowVectorizer::makeIf(Value condition, Then &&then, Else &&otherwise) {
  auto choice = scf::IfOp::create(b, loc, condition, /*withElseRegion=*/true);
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(choice.thenBlock());
  then();
  b.setInsertionPointToStart(choice.elseBlock());
  otherwise();
}

scf::ForOp padlab::makeRowLoop(OpBuilder &b, Location loc, Value from, Value to,
                               int64_t step,
                               llvm::function_ref<void(Value)> emit) {
  Value stride = arith::ConstantIndexOp::create(b, loc, step);
  auto made = scf::ForOp::create(b, loc, from, to, stride);
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(made.getBody());
  emit(made.getInductionVar());
  return made;
}

/// Emits whole groups, each of `lanes` iterations, from `from` to `to`. The
/// distance from `from` to `to` must be a multiple of `lanes`.
void RowVectorizer::emitWhole(Value from, Value to) {
  makeLoop(from, to, lanes, [&](Value base) { emitGroups(base, 1); });
}

/// Emits the beginning of a long row: the iterations before the first aligned
/// store, and then as many rounds of aligned stores as possible that leave at
/// least one iteration. If there are several stores, or if iterations must run
/// once and masks are not fast, the rounds begin at `from`, aligned or not.
/// Returns the position where to continue.
Value RowVectorizer::emitAligned(Value from, Value to) {
  int64_t round = int64_t(unrolling) * lanes;
  Value first = from;
  if (body.getOnlyStore() && (!body.mustRunOnce() || hasFastMasks())) {
    // The count is never 0, so it need not be checked.
    Value count = sub(index(lanes), countPastBoundary(from, lanes));
    if (body.mustRunOnce())
      emitMasked(from, count);
    else
      emitGroups(from, 1);
    first = add(from, count);
  }
  Value left = sub(sub(to, first), index(1));
  Value count = arith::AndIOp::create(b, loc, left, index(-round));
  Value middle = add(first, count);
  makeLoop(first, middle, round,
           [&](Value base) { emitGroups(base, unrolling); });
  return middle;
}

/// Emits the aligned beginning of a row if it is long, which may be decided at
/// run time. `end` emits the rest from the position that it gets.
template <typename End>
void RowVectorizer::emitByLength(Value from, Value to, End &&end) {
  std::optional<int64_t> count = getStaticCount(loop);
  int64_t longestShort = limits.getLongestShort(body);
  if (loop->hasAttr(shortMark) || (count && *count <= longestShort))
    return end(from);
  if (count)
    return end(emitAligned(from, to));
  Value isLong = isLess(index(longestShort), sub(to, from));
  makeIf(isLong, [&] { end(emitAligned(from, to)); }, [&] { end(from); });
}

/// Emits `count` whole groups together, in pairs if that saves shuffles (see
/// RowStores::paired).
void RowVectorizer::emitGroups(Value base, unsigned count, RowStores stores) {
  stores.splat = splat;
  stores.isX86 = isX86();
  stores.paired = body.hasHalves() && !splat && !stores.mask && count > 1;
  unsigned whole = stores.paired ? 2 : 1;
  SmallVector<Value> bases = {base};
  for (unsigned group = whole; group + whole <= count; group += whole)
    bases.push_back(add(base, index(int64_t(group) * lanes)));
  body.emit(b, bases, lanes, stores);
  if (count % whole != 0)
    emitGroups(add(base, index(int64_t(count - 1) * lanes)), 1, stores);
}

/// Makes a mask of type `type`, whose first `count` lanes are set, from an
/// integer with one bit per lane.
static Value makeMaskOfBits(OpBuilder &b, Location loc, VectorType type,
                            Value count) {
  unsigned lanes = type.getNumElements();
  Type bits = b.getIntegerType(std::max(lanes, 32u));
  Value missing = arith::SubIOp::create(
      b, loc, arith::ConstantIndexOp::create(b, loc, lanes), count);
  missing = arith::IndexCastOp::create(b, loc, bits, missing);
  Value all = arith::ConstantOp::create(
      b, loc,
      b.getIntegerAttr(
          bits, APInt::getLowBitsSet(bits.getIntOrFloatBitWidth(), lanes)));
  Value ones = arith::ShRUIOp::create(b, loc, all, missing);
  Type exact = b.getIntegerType(lanes);
  if (exact != bits)
    ones = arith::TruncIOp::create(b, loc, exact, ones);
  Value whole =
      vector::BroadcastOp::create(b, loc, VectorType::get(1, exact), ones);
  return vector::BitCastOp::create(b, loc, type, whole);
}

Value padlab::makeRowMask(OpBuilder &b, Location loc, unsigned lanes,
                          Value count, const TargetTraits &traits) {
  VectorType type = VectorType::get(lanes, b.getI1Type());
  if (traits.smallestMaskedBits == 8 && lanes >= 8)
    return makeMaskOfBits(b, loc, type, count);
  constexpr unsigned widestElement = 64;
  Type element =
      b.getIntegerType(std::min(traits.vectorBits / lanes, widestElement));
  SmallVector<APInt> numbers;
  for (unsigned i = 0; i != lanes; ++i)
    numbers.push_back(APInt(element.getIntOrFloatBitWidth(), i));
  VectorType wide = VectorType::get(lanes, element);
  Value steps =
      arith::ConstantOp::create(b, loc, DenseElementsAttr::get(wide, numbers));
  Value limit = vector::BroadcastOp::create(
      b, loc, wide, arith::IndexCastOp::create(b, loc, element, count));
  return arith::CmpIOp::create(b, loc, arith::CmpIPredicate::slt, steps, limit);
}

/// Emits the first `count` iterations of a group; `count` is 1 to `lanes`.
void RowVectorizer::emitMasked(Value base, Value count) {
  RowStores stores;
  stores.mask = makeRowMask(b, loc, lanes, count, traits);
  emitGroups(base, 1, stores);
}

void RowVectorizer::emitScalars(Value from, Value to) {
  auto made = scf::ForOp::create(b, loc, from, to, index(1));
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(made.getBody());
  body.emit(b, made.getInductionVar(), 1);
}

/// Emits whole groups as long as more than one is left, and then a masked
/// group, whose mask is never empty.
void RowVectorizer::emitMaskedEnd(Value from, Value to) {
  Value before = sub(sub(to, from), index(1));
  Value rest =
      add(arith::AndIOp::create(b, loc, before, index(lanes - 1)), index(1));
  Value last = sub(to, rest);
  emitWhole(from, last);
  emitMasked(last, hasFault(loop, Fault::MaskedEnd) ? index(1) : rest);
}

/// Emits whole groups, and a last one that ends with the row and may recompute
/// a part of the group before it.
void RowVectorizer::emitOverlappingEnd(Value from, Value to) {
  Value last = sub(to, index(lanes));
  Value count = arith::AndIOp::create(b, loc, sub(sub(to, from), index(1)),
                                      index(-int64_t(lanes)));
  emitWhole(from, add(from, count));
  if (!hasFault(loop, Fault::OverlappingEnd))
    emitGroups(last, 1);
}

/// Emits a row of at least one group in one loop, whose last group ends with
/// the row. A group after the loop would compute addresses of its own in each
/// row, which costs as much as a group. Nothing is unrolled, because copies for
/// more groups would have such addresses, too.
void RowVectorizer::emitClamped(Value from, Value to) {
  Value last = sub(to, index(lanes));
  Value end = hasFault(loop, Fault::OverlappingEnd) ? last : to;
  scf::ForOp groups = makeLoop(from, end, lanes, [&](Value base) {
    emitGroups(arith::MinSIOp::create(b, loc, base, last), 1);
  });
  auto annotation = makeNoUnrolling(b.getContext());
  groups->setAttr(loopAnnotationAttr, annotation);
  if (auto rows = dyn_cast<scf::ForOp>(loop->getParentOp()))
    rows->setAttr(loopAnnotationAttr, annotation);
}

/// Emits a row that is shorter than a group.
void RowVectorizer::emitShort(Value from, Value to) {
  if (!body.isMaskable())
    return emitScalars(from, to);
  makeIf(isLess(from, to), [&] { emitMasked(from, sub(to, from)); });
}

/// Emits the end of a row so that each iteration is executed exactly once.
void RowVectorizer::emitExactEnd(Value from, Value to) {
  Value count = arith::MaxSIOp::create(b, loc, sub(to, from), index(0));
  Value middle =
      add(from, arith::AndIOp::create(b, loc, count, index(-int64_t(lanes))));
  emitWhole(from, middle);
  emitShort(middle, to);
}

/// Emits the rest of a row of static length, which has fewer elements than a
/// group. If iterations may run twice, or masks are fast, the rest takes at
/// most two vectors.
void RowVectorizer::emitStaticRest(Value from, int64_t first, int64_t rest) {
  auto at = [&](int64_t offset) { return add(from, index(offset)); };
  if (rest == 0)
    return;
  unsigned narrow = llvm::bit_floor(static_cast<unsigned>(rest));
  if (narrow == rest)
    return body.emit(b, at(first), narrow);
  if (hasFault(loop, Fault::StaticRest))
    return;
  if (hasFastMasks())
    return emitMasked(at(first), index(rest));
  if (body.mustRunOnce()) {
    body.emit(b, at(first), narrow);
    return emitStaticRest(from, first + narrow, rest - narrow);
  }
  int64_t end = first + rest;
  unsigned wide = 2 * narrow;
  if (wide <= end)
    return body.emit(b, at(end - wide), wide);
  body.emit(b, at(first), narrow);
  body.emit(b, at(end - narrow), narrow);
}

void RowVectorizer::emitStatic(Value from, int64_t count) {
  int64_t rest = count % lanes, whole = count - rest;
  if (whole != 0)
    emitGroups(from, whole / lanes);
  emitStaticRest(from, whole, rest);
}

void RowVectorizer::emitRow(Value from, Value to) {
  if (hasFastMasks()) {
    makeIf(isLess(from, to), [&] {
      emitByLength(from, to, [&](Value begin) { emitMaskedEnd(begin, to); });
    });
    return;
  }
  if (body.mustRunOnce())
    return emitExactEnd(from, to);
  if (loop->hasAttr(clampedMark))
    return emitClamped(from, to);
  Value isShort = isLess(sub(to, from), index(lanes));
  makeIf(
      isShort, [&] { emitShort(from, to); },
      [&] {
        emitByLength(from, to,
                     [&](Value begin) { emitOverlappingEnd(begin, to); });
      });
}

bool RowVectorizer::bypassesCaches() const {
  if (!loop->hasAttr(nonTemporalMark) || !body.getOnlyStore())
    return false;
  unsigned bytes = lanes * getStoredBytes();
  return bytes >= narrowestNonTemporalBytes && bytes <= lineBytes;
}

unsigned RowVectorizer::getStoredBytes() const {
  Type type = body.getOnlyStore().getMemRefType().getElementType();
  return getMemoryBits(type) / 8;
}

/// Returns the distance in elements from the last address that is a multiple of
/// the size of `elements` elements to the element that iteration `base` stores.
Value RowVectorizer::countPastBoundary(Value base, int64_t elements) {
  memref::StoreOp store = body.getOnlyStore();
  auto metadata =
      memref::ExtractStridedMetadataOp::create(b, loc, store.getMemRef());
  auto get = [&](OpFoldResult number) {
    return getValueOrCreateConstantIndexOp(b, loc, number);
  };
  Value place = get(metadata.getConstifiedMixedOffset());
  for (auto [position, stride] :
       llvm::zip_equal(body.getIndices(b, store, base),
                       metadata.getConstifiedMixedStrides()))
    place = add(place, arith::MulIOp::create(b, loc, position, get(stride)));
  Value start =
      memref::ExtractAlignedPointerAsIndexOp::create(b, loc, store.getMemRef());
  start = arith::ShRUIOp::create(b, loc, start,
                                 index(llvm::Log2_32(getStoredBytes())));
  return arith::AndIOp::create(b, loc, add(start, place), index(elements - 1));
}

/// Emits ordinary stores up to the first whole cache line, non-temporal stores
/// of whole lines, and ordinary stores of the rest. No line is written in both
/// ways, because no iteration at the ends runs twice. A short row has only
/// ordinary stores.
void RowVectorizer::emitLines(Value from, Value to) {
  int64_t line = lineBytes / getStoredBytes();
  auto emitEnd = [&](Value begin, Value end) {
    if (line == int64_t(lanes))
      emitShort(begin, end);
    else
      emitExactEnd(begin, end);
  };
  Value isShort = isLess(sub(to, from), index(limits.fewestLines * line));
  makeIf(
      isShort, [&] { emitRow(from, to); },
      [&] {
        Value past = countPastBoundary(from, line);
        Value toLine =
            arith::AndIOp::create(b, loc, sub(index(0), past), index(line - 1));
        Value first = add(from, toLine);
        emitEnd(from, first);
        Value count =
            arith::AndIOp::create(b, loc, sub(to, first), index(-line));
        Value last = add(first, count);
        RowStores stores;
        stores.nonTemporal = true;
        stores.readAheadBytes = traits.readAheadBytes;
        makeLoop(first, last, line,
                 [&](Value base) { emitGroups(base, line / lanes, stores); });
        if (!hasFault(loop, Fault::LinesEnd))
          emitEnd(last, to);
      });
}

int64_t RowLimits::getLongestShort(const RowBody &body) const {
  return (body.hasLoads() ? longRow : longFill) * body.getLanes();
}

std::optional<int64_t> padlab::getStaticCount(scf::ForOp loop) {
  APInt from, to, count;
  if (matchPattern(loop.getLowerBound(), m_ConstantInt(&from)) &&
      matchPattern(loop.getUpperBound(), m_ConstantInt(&to)))
    return std::max<int64_t>(0, to.getSExtValue() - from.getSExtValue());
  auto sum = loop.getUpperBound().getDefiningOp<arith::AddIOp>();
  if (sum && sum.getLhs() == loop.getLowerBound() &&
      matchPattern(sum.getRhs(), m_ConstantInt(&count)))
    return std::max<int64_t>(0, count.getSExtValue());
  return std::nullopt;
}

/// Whether all bytes are the same.
static bool isByteSplat(const APInt &bits) {
  return bits.getBitWidth() % 8 == 0 && bits.isSplat(8);
}

/// Hides a stored constant whose bytes are all the same: LLVM would turn a loop
/// that stores it into a call of `memset`, and a few consecutive stores into
/// narrow vectors.
void RowVectorizer::hideConstant() {
  memref::StoreOp store = body.getOnlyStore();
  Attribute constant;
  if (!store || !matchPattern(store.getValueToStore(), m_Constant(&constant)))
    return;
  Type type = store.getValueToStore().getType();
  auto number = dyn_cast<FloatAttr>(constant);
  auto integer = dyn_cast<IntegerAttr>(constant);
  if (type.isIndex() || (!number && !integer) ||
      !isByteSplat(number ? number.getValue().bitcastToAPInt()
                          : integer.getValue()))
    return;
  auto function = loop->getParentOfType<FunctionOpInterface>();
  if (!function)
    return;
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(&function.getFunctionBody().front());
  VectorType whole = VectorType::get(lanes, type);
  VectorType words =
      VectorType::get(lanes * getMemoryBits(type) / 32, b.getI32Type());
  Value known = vector::BroadcastOp::create(
      b, loc, whole,
      arith::ConstantOp::create(b, loc, cast<TypedAttr>(constant)));
  known = vector::BitCastOp::create(b, loc, words, known);
  known = hideVector(b, known, isX86());
  splat = vector::BitCastOp::create(b, loc, whole, known);
}

void RowVectorizer::run() {
  Value from = loop.getLowerBound(), to = loop.getUpperBound();
  std::optional<int64_t> count = getStaticCount(loop);
  bool isWrittenOut = count && *count < (limits.mostWrittenOut + 1) * lanes &&
                      !bypassesCaches();
  if (isWrittenOut) {
    emitStatic(from, *count);
  } else {
    hideConstant();
    if (bypassesCaches())
      emitLines(from, to);
    else
      emitRow(from, to);
  }
  loop.erase();
}
