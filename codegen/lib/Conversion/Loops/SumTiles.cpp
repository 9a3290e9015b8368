//===- SumTiles.cpp - sums in registers -----------------------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SumTiles.h"

#include "ParallelMarks.h"
#include "SumNest.h"
#include "VectorizeRowsLoop.h"

#include "padlab/codegen/Relaxation.h"

#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace padlab;

namespace {

/// The shape of a tile: vectors along the row, times iterations of the loop
/// `beside`.
struct TileShape {
  int64_t vectors = 1, beside = 1;
};

} // namespace

//===----------------------------------------------------------------------===//
// Which nests are tiled
//===----------------------------------------------------------------------===//

static bool isPlain(scf::ForOp loop) {
  return loop.getNumResults() == 0 && matchPattern(loop.getStep(), m_One()) &&
         loop.getInductionVar().getType().isIndex();
}

/// Returns the loop around `inner` if it contains nothing else, has the mark,
/// has no results, and counts an index in steps of 1.
static scf::ForOp getLoopAround(scf::ForOp inner, StringRef mark) {
  auto outer = dyn_cast<scf::ForOp>(inner->getParentOp());
  bool isPerfect =
      outer && outer->hasAttr(mark) && isPlain(outer) &&
      llvm::hasSingleElement(outer.getBody()->without_terminator());
  return isPerfect ? outer : scf::ForOp();
}

/// Finds the load of the element that the store replaces; returns false if the
/// buffer is unknown, if another load may read it, if a sum has no such load,
/// or if the element of a sum depends on a reduction loop.
static bool findSum(SumNest &nest, const RowBody &body) {
  memref::StoreOp store = body.getOnlyStore();
  Value buffer = getBuffer(store.getMemRef());
  memref::LoadOp sum;
  if (!buffer)
    return false;
  scf::ForOp row = nest.row;
  for (auto load : row.getBody()->getOps<memref::LoadOp>()) {
    Value other = getBuffer(load.getMemRef());
    if (other && other != buffer)
      continue;
    if (sum || load.getMemRef() != store.getMemRef() ||
        !llvm::equal(load.getIndices(), store.getIndices()) ||
        !body.isVectorized(load))
      return false;
    sum = load;
  }
  nest.load = sum;
  if (nest.sums.empty())
    return true;
  // The element that the sum is added to must not depend on the reduction
  // loops.
  scf::ForOp outermost = nest.sums.front();
  bool isFixed = llvm::all_of(store.getIndices(), [&](Value index) {
    return index == row.getInductionVar() ||
           outermost.isDefinedOutsideOfLoop(index);
  });
  return isFixed && sum;
}

/// Finds the loops that initialize the result of the sums. They are right
/// before the outermost loop of the operation that computes the whole result.
static void findFill(SumNest &nest) {
  scf::ForOp all = nest.getOutermost();
  while (all && !all->hasAttr(wholeMark)) {
    all = dyn_cast<scf::ForOp>(all->getParentOp());
    // A reduction loop outside of the nest adds to the result of its previous
    // iteration, so that tiles must not begin with the initial value.
    if (all && all->hasAttr(sumMark))
      return;
  }
  if (!all)
    return;
  Operation *before = all->getPrevNode();
  while (before && !before->hasAttr(fillMark) && isMemoryEffectFree(before))
    before = before->getPrevNode();
  auto fill = dyn_cast_if_present<scf::ForOp>(before);
  if (!fill || !fill->hasAttr(fillMark))
    return;
  memref::StoreOp store;
  fill.walk([&](memref::StoreOp found) { store = found; });
  if (!store || store.getMemRef() != nest.load.getMemRef() ||
      !fill.isDefinedOutsideOfLoop(store.getValueToStore()))
    return;
  nest.fill = fill;
  nest.first = store.getValueToStore();
}

static std::optional<SumNest> findSumNest(scf::ForOp row, const RowBody &body) {
  SumNest nest;
  nest.row = row;
  scf::ForOp inner = row;
  while (scf::ForOp sum = getLoopAround(inner, sumMark)) {
    nest.sums.insert(nest.sums.begin(), sum);
    inner = sum;
  }
  nest.beside = getLoopAround(inner, besideMark);
  if ((nest.sums.empty() && !nest.beside) || !body.getOnlyStore())
    return std::nullopt;
  // The loops must form a box: no bound may depend on another loop.
  scf::ForOp outermost = nest.getOutermost();
  auto isFree = [&](scf::ForOp loop) {
    return outermost.isDefinedOutsideOfLoop(loop.getLowerBound()) &&
           outermost.isDefinedOutsideOfLoop(loop.getUpperBound());
  };
  if (!isFree(row) || !llvm::all_of(nest.sums, isFree))
    return std::nullopt;
  if (!findSum(nest, body))
    return std::nullopt;
  if (nest.load)
    findFill(nest);
  return nest;
}

//===----------------------------------------------------------------------===//
// Tiles
//===----------------------------------------------------------------------===//

/// Returns the number of vectors in a tile, which takes half of the registers.
static unsigned countTileVectors(const TargetTraits &traits) {
  bool isX86 = traits.needsStoreFence;
  // AVX-512 and AArch64 have 32 registers, AVX2 has 16.
  return traits.smallestMaskedBits == 8 || !isX86 ? 16 : 8;
}

/// Returns the greatest divisor of `count` that is at most `most`. If this
/// divisor is at most half of `most`, returns the smaller one of `count` and
/// `most` instead, but at least 1.
static int64_t getDivisor(int64_t count, int64_t most) {
  for (int64_t divisor = std::min(count, most); 2 * divisor > most; --divisor)
    if (count % divisor == 0)
      return divisor;
  return std::clamp<int64_t>(count, 1, most);
}

static int64_t chooseBeside(const SumNest &nest, int64_t most) {
  std::optional<int64_t> count = getStaticCount(nest.beside);
  return count ? getDivisor(*count, most) : most;
}

/// Whether additions are fused with multiplications, and the target has the 16
/// vector registers of AVX2. Then a tile needs no register for a product.
static bool takesFusedProducts(const SumNest &nest,
                               const TargetTraits &traits) {
  constexpr unsigned maskedBitsOfAvx2 = 32;
  return isRelaxed(nest.row) && traits.smallestMaskedBits == maskedBitsOfAvx2;
}

/// Returns the number of iterations of `beside` in a tile of at most twelve
/// fused sums. In one step, each sum of a tile adds one term. A step takes half
/// as many cycles as the tile has sums, but at least four, because only after
/// four cycles each sum can add its next term. So 3 x 2 sums take as long as 4
/// x 2 sums.
static int64_t chooseBesideFused(int64_t count, int64_t vectors) {
  constexpr int64_t mostSums = 12, cyclesOfSum = 4;
  auto getCycles = [&](int64_t beside) {
    int64_t whole = std::max(beside * vectors / 2, cyclesOfSum);
    int64_t single = std::max(vectors / 2, cyclesOfSum);
    return count / beside * whole + count % beside * single;
  };
  int64_t best = 1;
  for (int64_t beside = 2; beside * vectors <= mostSums; ++beside)
    if (getCycles(beside) <= getCycles(best))
      best = beside;
  return best;
}

static TileShape chooseShape(const SumNest &nest, bool sharesWindows,
                             unsigned lanes, const TargetTraits &traits) {
  int64_t most = countTileVectors(traits);
  TileShape shape;
  // Shared windows need few live values, and the more neighbours a tile has,
  // the more terms they share.
  if (sharesWindows) {
    shape.beside = chooseBeside(nest, /*most=*/16);
    return shape;
  }
  // Without reduction loops, all loads of the tile are live at once.
  if (nest.sums.empty()) {
    shape.beside = most / 4;
    return shape;
  }
  std::optional<int64_t> length = getStaticCount(nest.row);
  int64_t mostVectors = nest.beside ? (most == 16 ? 4 : 2) : 4;
  shape.vectors = length ? std::clamp<int64_t>(*length / lanes, 1, mostVectors)
                         : mostVectors;
  if (!nest.beside)
    return shape;
  std::optional<int64_t> count = getStaticCount(nest.beside);
  if (count && shape.vectors == 2 && takesFusedProducts(nest, traits))
    shape.beside = chooseBesideFused(*count, shape.vectors);
  else
    shape.beside =
        chooseBeside(nest, std::min<int64_t>(most / shape.vectors, 8));
  return shape;
}

/// Returns the number of lanes of a vector. Shared windows compute more than
/// they load and store. So they use vectors that fill a register if the row's
/// length is a multiple of such a vector, even on targets where other rows are
/// faster in narrower vectors.
static unsigned chooseLanes(const SumNest &nest, bool sharesWindows,
                            const RowBody &body) {
  unsigned whole = body.getLanesOfRegister();
  std::optional<int64_t> length = getStaticCount(nest.row);
  return sharesWindows && length && *length % whole == 0 ? whole
                                                         : body.getLanes();
}

namespace {

class SumTiler {
public:
  SumTiler(const SumNest &nest, const RowBody &body, const TargetTraits &traits)
      : nest(nest), body(body), traits(traits), b(nest.getOutermost()),
        loc(b.getInsertionPoint()->getLoc()),
        windows(findSharedWindows(nest, body)),
        lanes(chooseLanes(nest, windows.has_value(), body)),
        ordered(windows ? std::nullopt : findOrderedWindows(nest)),
        shape(chooseShape(nest, windows.has_value(), lanes, traits)) {}

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
  /// Whether a planted fault leaves the last term of each sum out.
  bool leavesLastTermOut() const {
    return hasFault(nest.row, Fault::SumTerm) && isRelaxed(nest.row);
  }
  Value emitRounds(scf::ForOp loop, Value from, int64_t step,
                   llvm::function_ref<void(Value)> emit);

  Value emitFirst(unsigned count);
  void emitRow(ArrayRef<Value> beside);
  void emitRest(ArrayRef<Value> beside, Value from);
  void emitTile(ArrayRef<Value> beside, ArrayRef<Value> bases, unsigned count,
                Value mask = {});
  SmallVector<Value> emitColumns(ArrayRef<IRMapping> points, size_t vectors,
                                 unsigned count, const RowStores &stores,
                                 ValueRange sums);
  SmallVector<Value> emitSums(unsigned depth, ArrayRef<IRMapping> points,
                              unsigned count, const RowStores &stores,
                              ValueRange sums);

  const SumNest &nest;
  const RowBody &body;
  const TargetTraits &traits;
  OpBuilder b;
  Location loc;
  std::optional<SharedWindows> windows;
  int64_t lanes;
  std::optional<OrderedWindows> ordered;
  TileShape shape;
};

} // namespace

/// Emits whole rounds of `step` iterations of `loop`, starting at `from`.
/// Returns where to continue; null if it is known that nothing is left.
Value SumTiler::emitRounds(scf::ForOp loop, Value from, int64_t step,
                           llvm::function_ref<void(Value)> emit) {
  Value to = loop.getUpperBound();
  std::optional<int64_t> count = getStaticCount(loop);
  // The step of earlier rounds was a multiple of `step`. So this condition also
  // tells whether iterations are left after the earlier rounds.
  if (count && *count % step == 0) {
    makeRowLoop(b, loc, from, to, step, emit);
    return {};
  }
  Value left = arith::MaxSIOp::create(b, loc, sub(to, from), index(0));
  Value whole = arith::SubIOp::create(
      b, loc, left, arith::RemSIOp::create(b, loc, left, index(step)));
  Value middle = add(from, whole);
  if (!count || *count >= step)
    makeRowLoop(b, loc, from, middle, step, emit);
  return middle;
}

/// Returns the `numbers` values `first`, `first` + `step` and so on.
static SmallVector<Value> countFrom(OpBuilder &b, Location loc, Value first,
                                    int64_t numbers, int64_t step) {
  SmallVector<Value> values = {first};
  for (int64_t i = 1; i < numbers; ++i)
    values.push_back(arith::AddIOp::create(
        b, loc, first, arith::ConstantIndexOp::create(b, loc, i * step)));
  return values;
}

void SumTiler::run() {
  if (nest.beside) {
    scf::ForOp beside = nest.beside;
    bool isParallel = beside->hasAttr(parallelMark);
    auto emitBeside = [&](int64_t number) {
      return [this, number, isParallel](Value first) {
        if (isParallel)
          markParallel(b.getInsertionBlock()->getParentOp());
        emitRow(countFrom(b, loc, first, number, 1));
      };
    };
    Value rest = emitRounds(beside, beside.getLowerBound(), shape.beside,
                            emitBeside(shape.beside));
    if (rest)
      makeRowLoop(b, loc, rest, beside.getUpperBound(), 1, emitBeside(1));
  } else {
    emitRow({});
  }
  scf::ForOp(nest.getOutermost()).erase();
  if (windows && windows->around) {
    b.setInsertionPoint(windows->around);
    windows->around.setStep(index(2));
  }
  if (nest.fill)
    scf::ForOp(nest.fill).erase();
}

void SumTiler::emitRow(ArrayRef<Value> beside) {
  Value from = scf::ForOp(nest.row).getLowerBound();
  for (int64_t vectors : {shape.vectors, int64_t(1)}) {
    from = emitRounds(nest.row, from, vectors * lanes, [&](Value base) {
      emitTile(beside, countFrom(b, loc, base, vectors, lanes), lanes);
    });
    if (!from || vectors == 1)
      break;
  }
  if (from && !hasFault(nest.row, Fault::SumRest))
    emitRest(beside, from);
}

/// Emits the rest of a row, which is shorter than a vector.
void SumTiler::emitRest(ArrayRef<Value> beside, Value from) {
  Value to = scf::ForOp(nest.row).getUpperBound();
  if (!body.isMaskable()) {
    makeRowLoop(b, loc, from, to, 1,
                [&](Value base) { emitTile(beside, base, 1); });
    return;
  }
  Value some =
      arith::CmpIOp::create(b, loc, arith::CmpIPredicate::slt, from, to);
  auto choice = scf::IfOp::create(b, loc, some, /*withElseRegion=*/false);
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(choice.thenBlock());
  emitTile(beside, from, lanes,
           makeRowMask(b, loc, lanes, sub(to, from), traits));
}

/// Emits the value that `nest.fill` stores, as a vector or, if `count` is 1, as
/// a scalar.
Value SumTiler::emitFirst(unsigned count) {
  if (count == 1)
    return nest.first;
  auto type = VectorType::get(count, nest.first.getType());
  return vector::BroadcastOp::create(b, loc, type, nest.first);
}

/// Emits all sums of a tile. Each vector of the tile is a group (see
/// RowBodyEmitter).
void SumTiler::emitTile(ArrayRef<Value> beside, ArrayRef<Value> bases,
                        unsigned count, Value mask) {
  RowStores stores;
  stores.mask = mask;
  if (windows) {
    for (Value base : bases)
      emitSharedWindows(b, nest, *windows, body, beside.front(), beside.size(),
                        base, count, stores);
    return;
  }
  SmallVector<IRMapping> points;
  for (size_t row = 0; row != std::max<size_t>(1, beside.size()); ++row)
    for (Value base : bases) {
      IRMapping point;
      point.map(scf::ForOp(nest.row).getInductionVar(), base);
      if (nest.beside)
        point.map(scf::ForOp(nest.beside).getInductionVar(), beside[row]);
      points.push_back(std::move(point));
    }
  SmallVector<Value> sums;
  if (nest.first)
    sums.assign(points.size(), emitFirst(count));
  else if (nest.load)
    sums = body.emitLoads(b, points, count, stores, nest.load);
  sums = ordered && beside.size() > 1
             ? emitColumns(points, bases.size(), count, stores, sums)
             : emitSums(0, points, count, stores, sums);
  body.emitStores(b, points, count, stores, sums);
}

/// Emits all terms without loops, column by column in the direction in which
/// windows move. So an element that several windows share is loaded once, and
/// all of these windows use it soon.
SmallVector<Value> SumTiler::emitColumns(ArrayRef<IRMapping> points,
                                         size_t vectors, unsigned count,
                                         const RowStores &stores,
                                         ValueRange sums) {
  SmallVector<Value> results(sums);
  ArrayRef<int64_t> extents = ordered->extents;
  unsigned slide = ordered->slide;
  int64_t last = extents.back();
  if (leavesLastTermOut())
    --last;
  SmallVector<int64_t> columns(extents), single(extents.size(), 1);
  columns[slide] += points.size() / vectors - 1;
  for (SmallVector<int64_t> at : StaticTileOffsetRange(columns, single)) {
    SmallVector<IRMapping> taken;
    SmallVector<Value> before;
    SmallVector<size_t> numbers;
    for (auto [number, point] : llvm::enumerate(points)) {
      int64_t term = at[slide] - int64_t(number / vectors);
      bool isLast =
          slide + 1 == extents.size() ? term == last : at.back() == last;
      if (term < 0 || term >= extents[slide] || isLast)
        continue;
      IRMapping &inside = taken.emplace_back(point);
      for (auto [place, sum] : llvm::enumerate(nest.sums)) {
        scf::ForOp loop = sum;
        int64_t step = place == slide ? term : at[place];
        inside.map(loop.getInductionVar(),
                   add(loop.getLowerBound(), index(step)));
      }
      before.push_back(results[number]);
      numbers.push_back(number);
    }
    if (taken.empty())
      continue;
    auto after = body.emitStep(b, taken, count, stores, nest.load, before);
    for (auto [number, value] : llvm::zip_equal(numbers, after))
      results[number] = value;
  }
  return results;
}

/// Emits the reduction loops from number `depth` on, which carry the sums from
/// iteration to iteration, and the body inside of them. Returns the sums after
/// the loops.
SmallVector<Value> SumTiler::emitSums(unsigned depth,
                                      ArrayRef<IRMapping> points,
                                      unsigned count, const RowStores &stores,
                                      ValueRange sums) {
  if (depth == nest.sums.size())
    return body.emitStep(b, points, count, stores, nest.load, sums);
  scf::ForOp old = nest.sums[depth];
  Value to = old.getUpperBound();
  if (leavesLastTermOut() && depth + 1 == nest.sums.size())
    to = sub(to, index(1));
  auto made =
      scf::ForOp::create(b, loc, old.getLowerBound(), to, old.getStep(), sums);
  SmallVector<IRMapping> inside(points);
  for (IRMapping &point : inside)
    point.map(old.getInductionVar(), made.getInductionVar());
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(made.getBody());
  SmallVector<Value> next =
      emitSums(depth + 1, inside, count, stores, made.getRegionIterArgs());
  scf::YieldOp::create(b, loc, next);
  return llvm::to_vector_of<Value>(made.getResults());
}

void padlab::tileSums(scf::ForOp row, const TargetTraits &traits) {
  std::optional<RowBody> body = RowBody::get(row, traits);
  std::optional<SumNest> nest;
  if (body)
    nest = findSumNest(row, *body);
  if (nest)
    SumTiler(*nest, *body, traits).run();
}
