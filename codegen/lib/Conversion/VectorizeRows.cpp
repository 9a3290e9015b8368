//===- VectorizeRows.cpp - row loops as loops over vectors ----------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Rows are short as often as long: what stands around the vectors counts. Each
/// row ends in one vector, whole or masked, that ends where the row ends, and
/// not in a loop over what is left.
///
//===----------------------------------------------------------------------===//

#include "VectorizeRowsBody.h"

#include "padlab/codegen/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Matchers.h"
#include "llvm/Support/MathExtras.h"

namespace padlab {

#define GEN_PASS_DEF_VECTORIZEROWS
#include "padlab/codegen/Passes.h.inc"

} // namespace padlab

using namespace mlir;
using namespace padlab;

static constexpr llvm::StringLiteral rowMark = "padlab.row";
static constexpr llvm::StringLiteral nonTemporalMark = "padlab.nontemporal";

/// Bytes that travel to memory as one.
static constexpr unsigned lineBytes = 64;
/// Narrower vectors have no non-temporal store.
static constexpr unsigned narrowestNonTemporalBytes = 16;
/// Shorter rows are not worth the code that finds the first whole line.
static constexpr unsigned fewestLines = 4;
/// Whole vectors of a row of static length that are written out one by one.
static constexpr int64_t mostWrittenOut = 8;
/// Vectors in one round of the main loop.
static constexpr unsigned unrolling = 4;

namespace {

class RowVectorizer {
public:
  RowVectorizer(scf::ForOp loop, const RowBody &body,
                const TargetTraits &traits)
      : loop(loop), body(body), traits(traits), b(loop), loc(loop.getLoc()),
        lanes(body.getLanes()) {}

  /// Whether whole lines of the row are sets of aligned vectors that are to be
  /// stored past the caches.
  bool bypassesCaches() const;
  /// Replaces the loop.
  void run();

private:
  Value index(int64_t number) {
    return arith::ConstantIndexOp::create(b, loc, number);
  }
  Value add(Value lhs, Value rhs) {
    return arith::AddIOp::create(b, loc, lhs, rhs);
  }
  Value sub(Value lhs, Value rhs) {
    return arith::SubIOp::create(b, loc, lhs, rhs);
  }
  Value isLess(Value lhs, Value rhs) {
    return arith::CmpIOp::create(b, loc, arith::CmpIPredicate::slt, lhs, rhs);
  }

  template <typename Body>
  void makeIf(Value condition, Body &&then);
  template <typename Then, typename Else>
  void makeIf(Value condition, Then &&then, Else &&otherwise);
  template <typename Body>
  void makeLoop(Value from, Value to, int64_t step, Body &&body);

  void emitWhole(Value from, Value to);
  void emitGroups(Value base, unsigned count, const RowStores &stores = {});
  void emitMasked(Value base, Value count);
  void emitScalars(Value from, Value to);

  void emitRow(Value from, Value to);
  void emitMaskedEnd(Value from, Value to);
  void emitOverlappingEnd(Value from, Value to);
  void emitExactEnd(Value from, Value to);
  void emitShort(Value from, Value to);
  void emitStatic(Value from, int64_t count);
  void emitStaticRest(Value from, int64_t first, int64_t rest);

  void emitLines(Value from, Value to);
  Value countToLine(Value base);

  /// Every element width has fast masked forms.
  bool hasFastMasks() const {
    return body.isMaskable() && traits.smallestMaskedBits == 8;
  }

  scf::ForOp loop;
  const RowBody &body;
  const TargetTraits &traits;
  OpBuilder b;
  Location loc;
  unsigned lanes;
};

} // namespace

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

/// LLVM would only unroll it once more.
static LLVM::LoopAnnotationAttr makeAnnotation(MLIRContext *context) {
  LLVM::LoopUnrollAttr unroll = LLVM::LoopUnrollAttr::get(
      context, BoolAttr::get(context, true), {}, {}, {}, {}, {}, {});
  LLVM::LoopVectorizeAttr vectorize = LLVM::LoopVectorizeAttr::get(
      context, BoolAttr::get(context, true), {}, {}, {}, {}, {}, {});
  return LLVM::LoopAnnotationAttr::get(context, {}, vectorize, {}, unroll, {},
                                       {}, {}, {}, {}, {}, {}, {}, {}, {}, {});
}

template <typename Body>
void RowVectorizer::makeLoop(Value from, Value to, int64_t step, Body &&body) {
  auto made = scf::ForOp::create(b, loc, from, to, index(step));
  made->setAttr("llvm.loop_annotation", makeAnnotation(b.getContext()));
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(made.getBody());
  body(made.getInductionVar());
}

/// Groups from `from` on to `to`, a multiple of whole groups further.
void RowVectorizer::emitWhole(Value from, Value to) {
  int64_t round = int64_t(unrolling) * lanes;
  Value count = arith::AndIOp::create(b, loc, sub(to, from), index(-round));
  Value middle = add(from, count);
  makeLoop(from, middle, round,
           [&](Value base) { emitGroups(base, unrolling); });
  makeLoop(middle, to, lanes, [&](Value base) { emitGroups(base, 1); });
}

/// Whole groups side by side.
void RowVectorizer::emitGroups(Value base, unsigned count,
                               const RowStores &stores) {
  SmallVector<Value> bases = {base};
  for (unsigned group = 1; group < count; ++group)
    bases.push_back(add(base, index(int64_t(group) * lanes)));
  body.emit(b, bases, lanes, stores);
}

/// The first `count` iterations of a group, 1 to `lanes`.
void RowVectorizer::emitMasked(Value base, Value count) {
  VectorType type = VectorType::get(lanes, b.getI1Type());
  Value mask;
  if (traits.smallestMaskedBits == 8 && lanes >= 8) {
    // The mask registers are as wide as there are lanes.
    Type bits = b.getIntegerType(std::max(lanes, 32u));
    Value missing =
        arith::IndexCastOp::create(b, loc, bits, sub(index(lanes), count));
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
    mask = vector::BitCastOp::create(b, loc, type, whole);
  } else {
    Type element = b.getIntegerType(traits.vectorBits / lanes);
    SmallVector<APInt> numbers;
    for (unsigned i = 0; i != lanes; ++i)
      numbers.push_back(APInt(element.getIntOrFloatBitWidth(), i));
    VectorType wide = VectorType::get(lanes, element);
    Value steps = arith::ConstantOp::create(
        b, loc, DenseElementsAttr::get(wide, numbers));
    Value limit = vector::BroadcastOp::create(
        b, loc, wide, arith::IndexCastOp::create(b, loc, element, count));
    mask =
        arith::CmpIOp::create(b, loc, arith::CmpIPredicate::slt, steps, limit);
  }
  RowStores stores;
  stores.mask = mask;
  emitGroups(base, 1, stores);
}

void RowVectorizer::emitScalars(Value from, Value to) {
  auto made = scf::ForOp::create(b, loc, from, to, index(1));
  made->setAttr("llvm.loop_annotation", makeAnnotation(b.getContext()));
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(made.getBody());
  body.emit(b, made.getInductionVar(), 1);
}

/// Whole groups as long as more than one is left, then a mask that is never
/// empty.
void RowVectorizer::emitMaskedEnd(Value from, Value to) {
  makeIf(isLess(from, to), [&] {
    Value before = sub(sub(to, from), index(1));
    Value rest =
        add(arith::AndIOp::create(b, loc, before, index(lanes - 1)), index(1));
    Value last = sub(to, rest);
    emitWhole(from, last);
    emitMasked(last, rest);
  });
}

/// The last group ends with the row, and does again some of what the one before
/// it did.
void RowVectorizer::emitOverlappingEnd(Value from, Value to) {
  Value isLong = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::sge,
                                       sub(to, from), index(lanes));
  auto emitLong = [&] {
    Value last = sub(to, index(lanes));
    Value count = arith::AndIOp::create(b, loc, sub(sub(to, from), index(1)),
                                        index(-int64_t(lanes)));
    emitWhole(from, add(from, count));
    emitGroups(last, 1);
  };
  makeIf(isLong, emitLong, [&] { emitShort(from, to); });
}

/// Less than a group.
void RowVectorizer::emitShort(Value from, Value to) {
  if (!body.isMaskable())
    return emitScalars(from, to);
  makeIf(isLess(from, to), [&] { emitMasked(from, sub(to, from)); });
}

/// Each iteration once.
void RowVectorizer::emitExactEnd(Value from, Value to) {
  Value count = arith::MaxSIOp::create(b, loc, sub(to, from), index(0));
  Value middle =
      add(from, arith::AndIOp::create(b, loc, count, index(-int64_t(lanes))));
  emitWhole(from, middle);
  emitShort(middle, to);
}

/// What is left of a row of static length, less than a group: in at most two
/// vectors where iterations may run twice or masks are fast.
void RowVectorizer::emitStaticRest(Value from, int64_t first, int64_t rest) {
  auto at = [&](int64_t offset) { return add(from, index(offset)); };
  if (rest == 0)
    return;
  unsigned narrow = llvm::bit_floor(static_cast<unsigned>(rest));
  if (narrow == rest)
    return body.emit(b, at(first), narrow);
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
  if (whole > mostWrittenOut * lanes) {
    emitWhole(from, add(from, index(whole)));
  } else if (whole != 0) {
    emitGroups(from, whole / lanes);
  }
  emitStaticRest(from, whole, rest);
}

void RowVectorizer::emitRow(Value from, Value to) {
  if (hasFastMasks())
    emitMaskedEnd(from, to);
  else if (body.mustRunOnce())
    emitExactEnd(from, to);
  else
    emitOverlappingEnd(from, to);
}

bool RowVectorizer::bypassesCaches() const {
  memref::StoreOp store = const_cast<RowBody &>(body).getOnlyStore();
  if (!loop->hasAttr(nonTemporalMark) || !store)
    return false;
  Type element = store.getMemRefType().getElementType();
  unsigned bits = element.isIndex() ? 64 : element.getIntOrFloatBitWidth();
  unsigned bytes = lanes * bits / 8;
  return bytes >= narrowestNonTemporalBytes && bytes <= lineBytes;
}

/// Iterations from `base` on before the first one that stores to the beginning
/// of a line.
Value RowVectorizer::countToLine(Value base) {
  memref::StoreOp store = const_cast<RowBody &>(body).getOnlyStore();
  Type element = store.getMemRefType().getElementType();
  int64_t bytes = element.isIndex() ? 8 : element.getIntOrFloatBitWidth() / 8;
  auto metadata =
      memref::ExtractStridedMetadataOp::create(b, loc, store.getMemRef());
  Value place = metadata.getOffset();
  for (auto [position, stride] :
       llvm::zip_equal(body.getIndices(b, store, base), metadata.getStrides()))
    place = add(place, arith::MulIOp::create(b, loc, position, stride));
  Value address =
      memref::ExtractAlignedPointerAsIndexOp::create(b, loc, store.getMemRef());
  address = add(address, arith::MulIOp::create(b, loc, place, index(bytes)));
  Value missing = arith::AndIOp::create(b, loc, sub(index(0), address),
                                        index(lineBytes - 1));
  return arith::ShRUIOp::create(
      b, loc, missing, index(llvm::Log2_64(static_cast<uint64_t>(bytes))));
}

/// Ordinary stores up to the first line, then lines, then the rest. No line is
/// written both ways: the ends run once.
void RowVectorizer::emitLines(Value from, Value to) {
  Type element = const_cast<RowBody &>(body)
                     .getOnlyStore()
                     .getMemRefType()
                     .getElementType();
  int64_t bytes = element.isIndex() ? 8 : element.getIntOrFloatBitWidth() / 8;
  int64_t lineElements = lineBytes / bytes;
  auto emitEnd = [&](Value begin, Value end) {
    if (body.isMaskable())
      emitMaskedEnd(begin, end);
    else
      emitExactEnd(begin, end);
  };
  Value isShort =
      isLess(sub(to, from), index(int64_t(fewestLines) * lineElements));
  makeIf(
      isShort, [&] { emitRow(from, to); },
      [&] {
        Value first = add(from, countToLine(from));
        emitEnd(from, first);
        Value count =
            arith::AndIOp::create(b, loc, sub(to, first), index(-lineElements));
        Value last = add(first, count);
        RowStores stores;
        stores.nonTemporal = true;
        makeLoop(first, last, lineElements, [&](Value base) {
          emitGroups(base, lineElements / lanes, stores);
        });
        emitEnd(last, to);
      });
}

/// Where both bounds are known, or the upper one is the lower one and a number.
static std::optional<int64_t> getStaticCount(scf::ForOp loop) {
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

void RowVectorizer::run() {
  Value from = loop.getLowerBound(), to = loop.getUpperBound();
  if (bypassesCaches())
    emitLines(from, to);
  else if (std::optional<int64_t> count = getStaticCount(loop))
    emitStatic(from, *count);
  else
    emitRow(from, to);
  loop.erase();
}

/// f32 to bf16 in integer arithmetic, to nearest and ties to even: a call of
/// the runtime for each lane otherwise.
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
  Value sum = arith::AddIOp::create(b, loc, bits, half);
  Value rounded = arith::ShRUIOp::create(b, loc, sum, constant(16));
  // The sum of a NaN's bits may be a number's.
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

/// The outermost loop around a row: order is made once, at the end of it.
static Operation *getOutermostLoop(Operation *row) {
  Operation *outermost = row;
  for (Operation *op = row; op && !isa<FunctionOpInterface>(op);
       op = op->getParentOp())
    if (isa<LoopLikeOpInterface>(op))
      outermost = op;
  return outermost;
}

static void makeFence(Operation *after) {
  OpBuilder b(after->getContext());
  b.setInsertionPointAfter(after);
  LLVM::CallIntrinsicOp::create(
      b, after->getLoc(), b.getStringAttr("llvm.x86.sse.sfence"), ValueRange());
}

namespace {

struct VectorizeRows : padlab::impl::VectorizeRowsBase<VectorizeRows> {
  void runOnOperation() override {
    SmallVector<scf::ForOp> rows;
    getOperation()->walk([&](scf::ForOp loop) {
      if (loop->hasAttr(rowMark))
        rows.push_back(loop);
    });
    if (rows.empty())
      return;
    TargetTraits traits = TargetTraits::get(getOperation());
    llvm::SmallPtrSet<Operation *, 4> fenced;
    for (scf::ForOp row : rows) {
      expandConversions(row);
      std::optional<RowBody> body = RowBody::get(row, traits);
      if (!body) {
        row->removeAttr(rowMark);
        row->removeAttr(nonTemporalMark);
        continue;
      }
      RowVectorizer vectorizer(row, *body, traits);
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
};

} // namespace
