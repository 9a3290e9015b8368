//===- Linalg.cpp - structured operations -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// All structured operations have one meaning, the one of `linalg.generic`: for
/// each point of the iteration domain, in row-major order, bind the region's
/// arguments to the operands' elements that the indexing maps name, run the
/// region, and write the values that the region yields. `linalg.pack` and
/// `linalg.unpack` are not structured: they move elements.
///
//===----------------------------------------------------------------------===//

#include "AffineMaps.h"
#include "Kernels.h"
#include "Memory.h"
#include "Sparse/Sparse.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::reference;

namespace {
/// A structured operation, with everything precomputed that its points need.
struct Structured {
  explicit Structured(linalg::LinalgOp op)
      : op(op), maps(op.getIndexingMapsArray()),
        numInputs(op.getNumDpsInputs()), body(op.getBlock()) {}

  linalg::LinalgOp op;
  SmallVector<AffineMap> maps;
  size_t numInputs;
  Block *body;
  /// The elements of each operand before the operation; null for scalars. For
  /// memrefs, `buffers` owns these elements.
  SmallVector<const TensorValue *> shaped;
  SmallVector<TensorValue, 0> buffers;
  /// The linear indices of each operand's elements as a function of the point;
  /// nullopt for scalars, and if the map must be evaluated at each point.
  SmallVector<std::optional<LinearPlaces>> places;
  /// The stored elements of each operand, if the body distinguishes stored
  /// elements from others; null for an operand that stores all elements.
  SmallVector<SparseTensorRef> stored;
  /// The elements of sparse results that have been written so far.
  llvm::DenseSet<std::pair<size_t, int64_t>> written;
};
} // namespace

/// The memory of a written operand may be read through an input only at the
/// same point: otherwise the result depends on the order of the points. No two
/// outputs may share memory.
static LogicalResult checkAliasing(const Structured &structured, Frame &frame) {
  linalg::LinalgOp op = structured.op;
  for (size_t out = structured.numInputs; out < op->getNumOperands(); ++out)
    for (auto [i, operand] : llvm::enumerate(op->getOperands())) {
      Value written = op->getOperand(out);
      if (i == out || !isa<MemRefType>(operand.getType()) ||
          !isa<MemRefType>(written.getType()))
        continue;
      const auto &a = frame.get<MemRefValue>(written);
      const auto &b = frame.get<MemRefValue>(operand);
      bool isSame = a.offset == b.offset && a.strides == b.strides &&
                    a.shape == b.shape && a.layout == b.layout &&
                    structured.maps[i] == structured.maps[out] &&
                    structured.maps[i].isPermutation();
      if (a.buffer == b.buffer && (i >= structured.numInputs || !isSame))
        return frame.unsupported(op, "operands that share memory");
    }
  return success();
}

static LogicalResult readStored(Structured &structured, Frame &frame) {
  for (Value operand : structured.op->getOperands()) {
    structured.stored.push_back(nullptr);
    if (!isSparse(operand.getType()))
      continue;
    FailureOr<SparseTensorRef> stored =
        requireSparse(structured.op, operand, frame);
    if (failed(stored))
      return failure();
    structured.stored.back() = *stored;
  }
  return success();
}

/// Marks the body's argument for operand `i` as absent if the operand stores
/// nothing at the linear index.
static void noteAbsent(const Structured &structured, size_t i, int64_t linear,
                       Frame &frame) {
  if (!structured.stored.empty() && structured.stored[i] &&
      !structured.stored[i]->isStored(linear) &&
      !structured.written.contains({i, linear}))
    frame.absent.insert(structured.body->getArgument(i));
}

static LogicalResult readOperands(Structured &structured, Frame &frame) {
  linalg::LinalgOp op = structured.op;
  if (failed(checkAliasing(structured, frame)))
    return failure();
  if (hasSparseOperations(*structured.body) &&
      failed(readStored(structured, frame)))
    return failure();
  structured.buffers.reserve(op->getNumOperands());
  for (Value operand : op->getOperands()) {
    structured.shaped.push_back(nullptr);
    if (isa<TensorType>(operand.getType())) {
      structured.shaped.back() = &frame.getTensor(operand);
    } else if (isa<BaseMemRefType>(operand.getType())) {
      if (failed(checkScalars(op, operand.getType(), frame)))
        return failure();
      FailureOr<TensorValue> read =
          readAll(op, frame.get<MemRefValue>(operand), frame);
      if (failed(read))
        return failure();
      structured.buffers.push_back(std::move(*read));
      structured.shaped.back() = &structured.buffers.back();
    }
  }
  return success();
}

/// Returns the extents of the iteration domain. A loop has the extent of each
/// operand dimension that only this loop indexes; all of these must agree.
static FailureOr<SmallVector<int64_t>> getDomain(const Structured &structured,
                                                 Frame &frame) {
  linalg::LinalgOp op = structured.op;
  constexpr int64_t unknown = -1;
  SmallVector<int64_t> domain(op.getNumLoops(), unknown);
  for (auto [tensor, map] :
       llvm::zip_equal(structured.shaped, structured.maps)) {
    if (!tensor)
      continue;
    ArrayRef<int64_t> shape = tensor->getShape();
    for (auto [expr, extent] : llvm::zip_equal(map.getResults(), shape)) {
      auto dim = dyn_cast<AffineDimExpr>(expr);
      if (!dim)
        continue;
      int64_t &loop = domain[dim.getPosition()];
      if (loop != unknown && loop != extent)
        return frame.undefined(op, "operands disagree on the extent of loop " +
                                       Twine(dim.getPosition()) + ": " +
                                       Twine(loop) + " and " + Twine(extent));
      loop = extent;
    }
  }
  if (llvm::is_contained(domain, unknown))
    return frame.unsupported(op, "a loop that no operand dimension bounds");
  return domain;
}

/// Refuses a parallel loop that runs more than once and whose index does not
/// occur in the output map: several points would write one element in no
/// defined order. Without points nothing is written.
static LogicalResult checkParallelWrites(linalg::LinalgOp op,
                                         ArrayRef<AffineMap> outputMaps,
                                         ArrayRef<int64_t> domain,
                                         Frame &frame) {
  if (llvm::is_contained(domain, 0))
    return success();
  for (auto [d, type] : llvm::enumerate(op.getIteratorTypesArray()))
    for (AffineMap map : outputMaps)
      if (type == utils::IteratorType::parallel && domain[d] > 1 &&
          !map.isFunctionOfDim(d))
        return frame.undefined(op, "parallel loop " + Twine(d) +
                                       " writes an element several times");
  return success();
}

/// Applies `map` to `point` and returns the element's linear index in `tensor`.
static FailureOr<int64_t> locate(linalg::LinalgOp op, AffineMap map,
                                 const TensorValue &tensor,
                                 ArrayRef<int64_t> point, Frame &frame) {
  SmallVector<int64_t, 6> index;
  for (AffineExpr expr : map.getResults()) {
    std::optional<int64_t> i = evaluate(expr, point);
    if (!i)
      return frame.undefined(op, "the indexing map has no value at " +
                                     toText(point));
    index.push_back(*i);
  }
  if (!tensor.isInBounds(index))
    return frame.undefined(op, "index " + toText(index) +
                                   " is out of bounds of shape " +
                                   toText(tensor.getShape()));
  return tensor.linearize(index);
}

/// Refuses a structured operation whose parallel loops write an element several
/// times. This function is for a `map` that is no projected permutation, for
/// example with the result `d0 + d1`: it evaluates the map at each point.
static LogicalResult checkComputedWrites(linalg::LinalgOp op, AffineMap map,
                                         const TensorValue &output,
                                         ArrayRef<int64_t> domain,
                                         Frame &frame) {
  SmallVector<utils::IteratorType> types = op.getIteratorTypesArray();
  llvm::DenseMap<int64_t, SmallVector<int64_t>> writers;
  SmallVector<int64_t> point(domain.size(), 0);
  do {
    FailureOr<int64_t> linear = locate(op, map, output, point, frame);
    if (failed(linear) || failed(frame.spend(op, 1)))
      return failure();
    SmallVector<int64_t> writer;
    for (auto [type, position] : llvm::zip_equal(types, point))
      if (type == utils::IteratorType::parallel)
        writer.push_back(position);
    auto [known, isNew] = writers.try_emplace(*linear, writer);
    if (!isNew && known->second != writer)
      return frame.undefined(op, "parallel loops write an element several "
                                 "times");
  } while (nextIndex(point, domain));
  return success();
}

static void findPlaces(Structured &structured, ArrayRef<int64_t> domain) {
  for (auto [tensor, map] : llvm::zip_equal(structured.shaped, structured.maps))
    structured.places.push_back(
        tensor ? findLinearPlaces(map, domain, tensor->getShape())
               : std::nullopt);
}

/// Executes one point: binds the arguments, runs the body, writes the results.
static LogicalResult evalPoint(Structured &structured, ArrayRef<int64_t> point,
                               MutableArrayRef<TensorValue> outputs,
                               Frame &frame) {
  Block *body = structured.body;
  SmallVector<int64_t, 2> written;
  if (!structured.stored.empty())
    frame.absent.clear();
  for (auto [i, operand] : llvm::enumerate(structured.op->getOperands())) {
    bool isOutput = i >= structured.numInputs;
    if (!structured.shaped[i]) {
      frame.bind(body->getArgument(i), frame.getElement(operand));
      continue;
    }
    const TensorValue &tensor =
        isOutput ? outputs[i - structured.numInputs] : *structured.shaped[i];
    const std::optional<LinearPlaces> &places = structured.places[i];
    FailureOr<int64_t> linear =
        places
            ? places->at(point)
            : locate(structured.op, structured.maps[i], tensor, point, frame);
    if (failed(linear))
      return failure();
    if (isOutput)
      written.push_back(*linear);
    if (i < body->getNumArguments()) {
      frame.bind(body->getArgument(i), tensor.get(*linear));
      noteAbsent(structured, i, *linear, frame);
    }
  }
  FailureOr<Operation *> yield = frame.run(*body->getParent());
  if (failed(yield))
    return failure();
  for (auto [i, value] : llvm::enumerate((*yield)->getOperands())) {
    // If the value is absent, the element is unchanged.
    if (!structured.stored.empty() && frame.absent.contains(value))
      continue;
    outputs[i].set(written[i], frame.getElement(value));
    if (!structured.stored.empty())
      structured.written.insert({structured.numInputs + i, written[i]});
  }
  return success();
}

/// Binds the outputs as results, or writes them into the operands' memrefs.
static LogicalResult bindOutputs(linalg::LinalgOp op,
                                 MutableArrayRef<TensorValue> outputs,
                                 Frame &frame) {
  auto results = op->getResults().begin();
  for (auto [init, output] : llvm::zip_equal(op.getDpsInits(), outputs))
    if (isa<TensorType>(init.getType()))
      frame.bind(*results++, std::move(output));
    else if (failed(writeAll(op, frame.get<MemRefValue>(init), output, frame)))
      return failure();
  return success();
}

static LogicalResult evalStructured(Operation *operation, Frame &frame) {
  auto op = cast<linalg::LinalgOp>(operation);
  Structured structured(op);
  if (failed(readOperands(structured, frame)))
    return failure();
  ArrayRef<AffineMap> outputMaps =
      ArrayRef(structured.maps).drop_front(structured.numInputs);
  FailureOr<SmallVector<int64_t>> domain = getDomain(structured, frame);
  if (failed(domain) ||
      failed(checkParallelWrites(op, outputMaps, *domain, frame)))
    return failure();
  SmallVector<TensorValue, 2> outputs;
  for (const TensorValue *init :
       ArrayRef(structured.shaped).drop_front(structured.numInputs)) {
    outputs.push_back(*init);
    if (failed(frame.spend(op, outputs.back().getNumElements())))
      return failure();
  }
  if (!isEmptyBox(*domain)) {
    for (auto [map, output] : llvm::zip_equal(outputMaps, outputs))
      if (!map.isProjectedPermutation(/*allowZeroInResults=*/true) &&
          failed(checkComputedWrites(op, map, output, *domain, frame)))
        return failure();
    findPlaces(structured, *domain);
    SmallVector<int64_t> point(domain->size(), 0);
    frame.points.push_back(point);
    do {
      if (failed(evalPoint(structured, point, outputs, frame)))
        return failure();
    } while (nextIndex(point, *domain));
    frame.points.pop_back();
  }
  return bindOutputs(op, outputs, frame);
}

//===----------------------------------------------------------------------===//
// Tiled layouts
//===----------------------------------------------------------------------===//

namespace {
/// Maps indices between a tensor and its packed form. The dimensions of the
/// packed form are the dimensions of the grid of tiles, followed by the
/// dimensions within a tile.
struct Tiling {
  template <typename Op>
  static FailureOr<Tiling> get(Op op, int64_t rank, Frame &frame) {
    FailureOr<SmallVector<int64_t>> tiles =
        frame.getIndices(op, op.getStaticInnerTiles(), op.getInnerTiles());
    if (failed(tiles))
      return failure();
    for (int64_t tile : *tiles)
      if (tile <= 0)
        return frame.undefined(op, "a tile of extent " + Twine(tile));
    Tiling tiling{rank, *tiles, SmallVector<int64_t>(op.getInnerDimsPos()),
                  SmallVector<int64_t>(op.getOuterDimsPerm())};
    if (tiling.order.empty())
      tiling.order = llvm::to_vector(llvm::seq<int64_t>(0, rank));
    return tiling;
  }

  /// Reports undefined behaviour unless `packed` is the shape to which `plain`
  /// packs. The verifier checks this only for static extents. Unpacking may
  /// drop the padding of the last tiles, but no whole tile.
  LogicalResult check(Operation *op, ArrayRef<int64_t> packed,
                      ArrayRef<int64_t> plain, Frame &frame) const {
    SmallVector<int64_t> grid(plain), expected;
    for (auto [tile, dim] : llvm::zip_equal(tiles, tiledDims))
      grid[dim] = llvm::divideCeilSigned(plain[dim], tile);
    for (int64_t dim : order)
      expected.push_back(grid[dim]);
    llvm::append_range(expected, tiles);
    if (packed == ArrayRef(expected))
      return success();
    return frame.undefined(op, "shape " + toText(packed) +
                                   " is not what shape " + toText(plain) +
                                   " packs to");
  }

  /// Maps `point`, the index of an element in the packed tensor, to the index
  /// of the same element in the unpacked tensor.
  SmallVector<int64_t> unpack(ArrayRef<int64_t> point) const {
    SmallVector<int64_t> place(rank);
    for (int64_t i = 0; i < rank; ++i)
      place[order[i]] = point[i];
    for (auto [i, dim] : llvm::enumerate(tiledDims))
      place[dim] = place[dim] * tiles[i] + point[rank + i];
    return place;
  }
  /// The inverse of `unpack`.
  SmallVector<int64_t> pack(ArrayRef<int64_t> place) const {
    SmallVector<int64_t> tile(place), within;
    for (auto [i, dim] : llvm::enumerate(tiledDims)) {
      tile[dim] = place[dim] / tiles[i];
      within.push_back(place[dim] % tiles[i]);
    }
    SmallVector<int64_t> point;
    for (int64_t dim : order)
      point.push_back(tile[dim]);
    llvm::append_range(point, within);
    return point;
  }

  int64_t rank;
  SmallVector<int64_t> tiles, tiledDims, order;
};
} // namespace

/// Binds the result: its element at each point is the element of the source at
/// `locate(point)`, or `otherwise` if `locate(point)` is outside of the source.
/// Without `otherwise`, the latter is undefined behaviour.
static LogicalResult
moveElements(DestinationStyleOpInterface op, const TensorValue &source,
             Value otherwise,
             llvm::function_ref<SmallVector<int64_t>(ArrayRef<int64_t>)> locate,
             Frame &frame) {
  TensorValue result = frame.getTensor(op.getDpsInits().front());
  if (failed(frame.spend(op, result.getNumElements())))
    return failure();
  SmallVector<int64_t> point(result.getShape().size(), 0);
  if (!isEmptyBox(result.getShape()))
    do {
      SmallVector<int64_t> place = locate(point);
      int64_t linear = result.linearize(point);
      if (source.isInBounds(place))
        result.set(linear, source.get(source.linearize(place)));
      else if (otherwise)
        result.set(linear, frame.getElement(otherwise));
      else
        return frame.undefined(op, "index " + toText(place) +
                                       " is out of bounds of shape " +
                                       toText(source.getShape()));
    } while (nextIndex(point, result.getShape()));
  frame.bind(op->getResult(0), std::move(result));
  return success();
}

static LogicalResult evalPack(linalg::PackOp op, Frame &frame) {
  if (op->getNumResults() == 0)
    return frame.unsupported(op, "memref operands");
  const TensorValue &source = frame.getTensor(op.getSource());
  FailureOr<Tiling> tiling = Tiling::get(op, source.getShape().size(), frame);
  if (failed(tiling) ||
      failed(tiling->check(op, frame.getTensor(op.getDest()).getShape(),
                           source.getShape(), frame)))
    return failure();
  return moveElements(
      cast<DestinationStyleOpInterface>(op.getOperation()), source,
      op.getPaddingValue(),
      [&](ArrayRef<int64_t> point) { return tiling->unpack(point); }, frame);
}

static LogicalResult evalUnPack(linalg::UnPackOp op, Frame &frame) {
  if (op->getNumResults() == 0)
    return frame.unsupported(op, "memref operands");
  ArrayRef<int64_t> plain = frame.getTensor(op.getDest()).getShape();
  FailureOr<Tiling> tiling = Tiling::get(op, plain.size(), frame);
  if (failed(tiling) ||
      failed(tiling->check(op, frame.getTensor(op.getSource()).getShape(),
                           plain, frame)))
    return failure();
  return moveElements(
      cast<DestinationStyleOpInterface>(op.getOperation()),
      frame.getTensor(op.getSource()), /*otherwise=*/Value(),
      [&](ArrayRef<int64_t> place) { return tiling->pack(place); }, frame);
}

static LogicalResult evalIndex(linalg::IndexOp op, Frame &frame) {
  frame.bind(
      op, Element::getIndex(op.getContext(), frame.points.back()[op.getDim()]));
  return success();
}

/// Does nothing: the parent operation reads the yielded values.
static LogicalResult evalLinalgYield(linalg::YieldOp, Frame &) {
  return success();
}

void reference::registerLinalgKernels(Kernels &kernels) {
  kernels.addShared<
#define GET_OP_LIST
#include "mlir/Dialect/Linalg/IR/LinalgStructuredOps.cpp.inc"
      >(evalStructured);
  kernels.add<evalPack>();
  kernels.add<evalUnPack>();
  kernels.add<evalIndex>();
  kernels.add<evalLinalgYield>();
}
