//===- SparseLevels.cpp - entries to levels and back ----------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Sparse.h"

#include "../AffineMaps.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::reference;
using sparse_tensor::Level;
using sparse_tensor::SparseTensorType;

//===----------------------------------------------------------------------===//
// Coordinates
//===----------------------------------------------------------------------===//

/// Applies `map`; a null map stands for the identity.
static SmallVector<int64_t> applySparseMap(AffineMap map,
                                           ArrayRef<int64_t> operands) {
  if (!map)
    return SmallVector<int64_t>(operands);
  return llvm::map_to_vector(map.getResults(), [&](AffineExpr expr) {
    return *evaluate(expr, operands);
  });
}

SmallVector<int64_t> reference::toLevels(SparseTensorType type,
                                         ArrayRef<int64_t> index) {
  return applySparseMap(type.getDimToLvl(), index);
}

SmallVector<int64_t> reference::toDimensions(SparseTensorType type,
                                             ArrayRef<int64_t> coordinates) {
  return applySparseMap(type.getLvlToDim(), coordinates);
}

SmallVector<int64_t> reference::delinearizeSparse(int64_t linear,
                                                  ArrayRef<int64_t> shape) {
  SmallVector<int64_t> index(shape.size());
  for (size_t dim = shape.size(); dim-- > 0; linear /= shape[dim])
    index[dim] = linear % shape[dim];
  return index;
}

SmallVector<int64_t> reference::getLevelShape(SparseTensorType type,
                                              ArrayRef<int64_t> shape) {
  return type.getEncoding().translateShape(
      shape, sparse_tensor::CrdTransDirectionKind::dim2lvl);
}

/// Whether all extents are multiples of the blocks: otherwise blocks would have
/// elements outside of the tensor.
static bool fillsBlocks(SparseTensorType type, ArrayRef<int64_t> shape) {
  for (AffineExpr expr : type.getExpandedDimToLvl().getResults()) {
    auto binary = dyn_cast<AffineBinaryOpExpr>(expr);
    if (!binary)
      continue;
    auto dim = dyn_cast<AffineDimExpr>(binary.getLHS());
    auto block = dyn_cast<AffineConstantExpr>(binary.getRHS());
    if (!dim || !block || shape[dim.getPosition()] % block.getValue() != 0)
      return false;
  }
  return true;
}

LogicalResult reference::checkSparseType(Operation *op, RankedTensorType type,
                                         ArrayRef<int64_t> shape,
                                         Frame &frame) {
  SparseTensorType sparse(type);
  if (sparse.getEncoding().isSlice())
    return frame.unsupported(op, "a slice of a tensor with an encoding");
  if (sparse.getExplicitVal() || sparse.getImplicitVal())
    return frame.unsupported(op, "an encoding with a value of its own");
  if (llvm::any_of(sparse.getLvlTypes(), [](sparse_tensor::LevelType level) {
        return sparse_tensor::isBatchLT(level);
      }))
    return frame.unsupported(op, "a level of batches");
  if (!fillsBlocks(sparse, shape))
    return frame.unsupported(op, "extents that do not fill the blocks");
  return success();
}

//===----------------------------------------------------------------------===//
// Entries to levels
//===----------------------------------------------------------------------===//

namespace {
/// Builds the levels of entries that are sorted by their coordinates.
class SparseWriter {
public:
  SparseWriter(SparseTensor &tensor, ArrayRef<SmallVector<int64_t>> sorted)
      : tensor(tensor), type(tensor.type), sorted(sorted),
        shape(getLevelShape(type, tensor.elements.getShape())) {
    tensor.levels.assign(type.getLvlRank(), {});
    for (Level level = 0; level < type.getLvlRank(); ++level) {
      if (type.isCompressedLvl(level))
        tensor.levels[level].positions.push_back(0);
      tensor.levels[level].hasOpenPositions = type.isLooseCompressedLvl(level);
    }
  }

  /// Appends entries `[first, last)`, whose coordinates agree in the levels
  /// before `level`. Returns false if a level cannot hold them.
  bool write(Level level, size_t first, size_t last) {
    if (level == type.getLvlRank())
      return true;
    if (type.isDenseLvl(level))
      return writeDense(level, first, last);
    SparseLevel &here = tensor.levels[level];
    if (type.isLooseCompressedLvl(level))
      here.positions.push_back(here.coordinates.size());
    size_t count = 0;
    for (size_t next = first; next < last; ++count) {
      size_t end = findEnd(level, next, last);
      here.coordinates.push_back(sorted[next][level]);
      if (!write(level + 1, next, end))
        return false;
      next = end;
    }
    if (type.isCompressedLvl(level) || type.isLooseCompressedLvl(level))
      here.positions.push_back(here.coordinates.size());
    if (type.isSingletonLvl(level))
      return count == 1;
    if (type.isNOutOfMLvl(level))
      return count == sparse_tensor::getN(type.getLvlType(level));
    return true;
  }

private:
  bool writeDense(Level level, size_t first, size_t last) {
    for (int64_t at = 0; at < shape[level]; ++at) {
      size_t end = first;
      while (end < last && sorted[end][level] == at)
        ++end;
      if (!write(level + 1, first, end))
        return false;
      first = end;
    }
    return true;
  }

  /// Returns the end of the run of entries that have the same coordinate in
  /// `level` as entry `first`. In a level that is not unique, each entry has a
  /// coordinate of its own.
  size_t findEnd(Level level, size_t first, size_t last) const {
    size_t end = first + 1;
    while (type.isUniqueLvl(level) && end < last &&
           sorted[end][level] == sorted[first][level])
      ++end;
    return end;
  }

  SparseTensor &tensor;
  SparseTensorType type;
  ArrayRef<SmallVector<int64_t>> sorted;
  SmallVector<int64_t> shape;
};
} // namespace

//===----------------------------------------------------------------------===//
// Levels to entries
//===----------------------------------------------------------------------===//

namespace {
/// Walks the levels in the order of the storage.
class SparseReader {
public:
  SparseReader(Operation *op, SparseTensor &tensor, Frame &frame)
      : op(op), tensor(tensor), type(tensor.type), frame(frame),
        shape(getLevelShape(type, tensor.elements.getShape())),
        coordinates(shape.size()), used(shape.size()) {
    // Every compressed level stores its first position, even without
    // coordinates above it.
    for (auto [level, count] : llvm::enumerate(used))
      count.positions = type.isCompressedLvl(level);
  }

  LogicalResult readAll() {
    if (failed(read(0, 0)))
      return failure();
    for (auto [level, given, count] : llvm::enumerate(tensor.levels, used))
      if (given.positions.size() > count.positions ||
          given.coordinates.size() > count.coordinates)
        return frame.unsupported(op, "level " + Twine(level) +
                                         " has numbers that nothing uses");
    return success();
  }

private:
  /// Reads the entries that belong to entry number `parent` of the level above.
  LogicalResult read(Level level, int64_t parent) {
    if (level == type.getLvlRank())
      return addEntry(parent);
    if (type.isDenseLvl(level)) {
      for (int64_t at = 0; at < shape[level]; ++at)
        if (failed(readAt(level, at, parent * shape[level] + at)))
          return failure();
      return success();
    }
    FailureOr<std::pair<int64_t, int64_t>> range = getRange(level, parent);
    if (failed(range))
      return failure();
    const std::vector<int64_t> &known = tensor.levels[level].coordinates;
    for (auto [first, place] = std::pair(range->first, range->first);
         place < range->second; ++place) {
      int64_t at = known[place];
      bool isNext = place == first || known[place - 1] < at ||
                    (known[place - 1] == at && !type.isUniqueLvl(level));
      if (at < 0 || at >= shape[level])
        return frame.undefined(op, "coordinate " + Twine(at) +
                                       " is outside of level " + Twine(level));
      if (type.isOrderedLvl(level) && !isNext)
        return frame.undefined(op, "coordinates of level " + Twine(level) +
                                       " are not in order");
      if (failed(readAt(level, at, place)))
        return failure();
    }
    return success();
  }

  LogicalResult readAt(Level level, int64_t at, int64_t place) {
    coordinates[level] = at;
    return read(level + 1, place);
  }

  FailureOr<std::pair<int64_t, int64_t>> getRange(Level level, int64_t parent) {
    const SparseLevel &here = tensor.levels[level];
    std::pair<int64_t, int64_t> range(parent, parent + 1);
    if (type.isNOutOfMLvl(level)) {
      int64_t count = sparse_tensor::getN(type.getLvlType(level));
      range = {parent * count, (parent + 1) * count};
    } else if (!type.isSingletonLvl(level)) {
      size_t first = type.isLooseCompressedLvl(level) ? 2 * parent : parent;
      if (first + 1 >= here.positions.size())
        return frame.undefined(op, "level " + Twine(level) +
                                       " has too few positions");
      range = {here.positions[first], here.positions[first + 1]};
      used[level].positions = std::max(used[level].positions, first + 2);
    }
    int64_t count = here.coordinates.size();
    if (range.first < 0 || range.first > range.second || range.second > count)
      return frame.undefined(op, "positions of level " + Twine(level) +
                                     " are outside of its coordinates");
    used[level].coordinates =
        std::max(used[level].coordinates, static_cast<size_t>(range.second));
    return range;
  }

  LogicalResult addEntry(int64_t place) {
    SmallVector<int64_t> index = toDimensions(type, coordinates);
    int64_t linear = tensor.elements.linearize(index);
    if (place != static_cast<int64_t>(tensor.getEntries().size()))
      return frame.unsupported(op, "a storage with gaps");
    if (!tensor.addEntry(linear))
      return frame.undefined(op,
                             "element " + toText(index) + " is stored twice");
    return frame.spend(op, 1);
  }

  Operation *op;
  SparseTensor &tensor;
  SparseTensorType type;
  Frame &frame;
  SmallVector<int64_t> shape, coordinates;
  /// How many positions and coordinates of each level were read.
  struct Count {
    size_t positions = 0, coordinates = 0;
  };
  SmallVector<Count> used;
};
} // namespace

LogicalResult reference::readLevels(Operation *op, SparseTensor &tensor,
                                    int64_t numValues, Frame &frame) {
  tensor.clearEntries();
  if (failed(SparseReader(op, tensor, frame).readAll()))
    return failure();
  if (static_cast<int64_t>(tensor.getEntries().size()) != numValues)
    return frame.undefined(op, "the levels describe " +
                                   Twine(tensor.getEntries().size()) +
                                   " values, not " + Twine(numValues));
  return success();
}

/// Returns how many values the levels store, zeros of dense levels included.
static int64_t countValues(const SparseTensor &tensor) {
  SparseTensorType type(tensor.type);
  SmallVector<int64_t> shape = getLevelShape(type, tensor.elements.getShape());
  int64_t count = 1;
  for (Level level = 0; level < type.getLvlRank(); ++level)
    count = type.isDenseLvl(level)
                ? count * shape[level]
                : static_cast<int64_t>(tensor.levels[level].coordinates.size());
  return count;
}

/// Whether all positions and coordinates fit the integer widths of the
/// encoding, as unsigned numbers.
static bool fitsWidths(const SparseTensor &tensor) {
  SparseTensorType type(tensor.type);
  auto fits = [](ArrayRef<int64_t> numbers, unsigned width) {
    return width == 0 || llvm::all_of(numbers, [&](int64_t number) {
             return llvm::isUIntN(width, number);
           });
  };
  return llvm::all_of(tensor.levels, [&](const SparseLevel &level) {
    return fits(level.positions, type.getPosWidth()) &&
           fits(level.coordinates, type.getCrdWidth());
  });
}

/// Whether positions and coordinates fit the widths for every tensor of `type`
/// and `shape`, whatever it stores.
static bool alwaysFitsWidths(SparseTensorType type, ArrayRef<int64_t> shape) {
  uint64_t entries = 1;
  for (auto [level, extent] : llvm::enumerate(getLevelShape(type, shape))) {
    entries = llvm::SaturatingMultiply(entries, static_cast<uint64_t>(extent));
    if (type.isDenseLvl(level))
      continue;
    auto fits = [](unsigned width, uint64_t number) {
      return width == 0 || llvm::isUIntN(width, number);
    };
    if (!fits(type.getPosWidth(), entries) ||
        !fits(type.getCrdWidth(), extent ? extent - 1 : 0))
      return false;
  }
  return true;
}

LogicalResult reference::checkUndecided(Operation *op, Frame &frame) {
  for (Value result : op->getResults()) {
    if (!isSparse(result.getType()) || getSparse(result, frame))
      continue;
    SparseTensorType type(cast<RankedTensorType>(result.getType()));
    if (!alwaysFitsWidths(type, frame.getTensor(result).getShape()))
      return frame.unsupported(op, "positions or coordinates may not fit their "
                                   "widths");
  }
  return success();
}

LogicalResult reference::storeEntries(Operation *op, SparseTensor &tensor,
                                      std::vector<int64_t> entries,
                                      Frame &frame) {
  SparseTensorType type(tensor.type);
  ArrayRef<int64_t> shape = tensor.elements.getShape();
  if (failed(checkSparseType(op, tensor.type, shape, frame)))
    return failure();
  SmallVector<SmallVector<int64_t>> sorted;
  for (int64_t linear : entries)
    sorted.push_back(toLevels(type, delinearizeSparse(linear, shape)));
  llvm::sort(sorted);
  if (!SparseWriter(tensor, sorted).write(0, 0, sorted.size()))
    return frame.undefined(op, "a level of " + toText(tensor.type) +
                                   " cannot hold the entries");
  if (!fitsWidths(tensor))
    return frame.undefined(op, "positions or coordinates do not fit their "
                               "widths");
  return readLevels(op, tensor, countValues(tensor), frame);
}
