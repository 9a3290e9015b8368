//===- Assembly.cpp - sparse_tensor.assemble and disassemble --------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SparseProgram.h"

#include "mlir/Dialect/SparseTensor/IR/SparseTensorStorageLayout.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

using sparse_tensor::SparseTensorFieldKind;
using sparse_tensor::SparseTensorType;

namespace {

/// The positions and coordinates that one level of a sparse tensor stores.
struct StoredLevel {
  SmallVector<int64_t> positions, coordinates;
};

/// The storage of a tensor with given entries: its levels, and for each stored
/// value the element that it belongs to.
class Storage {
public:
  /// The coordinates of an entry in the levels, and the linear index of its
  /// element.
  using Entry = std::pair<SmallVector<int64_t>, int64_t>;

  Storage(SparseTensorType type, std::vector<Entry> entries)
      : type(type), entries(std::move(entries)) {
    llvm::sort(this->entries);
    levels.resize(type.getLvlRank());
    // Each range has the entries that have the same coordinates in all levels
    // so far.
    std::vector<Range> ranges = {{0, this->entries.size()}};
    for (unsigned level = 0; level < levels.size(); ++level)
      ranges = store(level, ranges);
    for (Range range : ranges)
      elements.push_back(
          range.first == range.second
              ? std::nullopt
              : std::optional(this->entries[range.first].second));
  }

  std::vector<StoredLevel> levels;
  /// The elements in storage order. nullopt stands for a zero that a dense
  /// level stores.
  std::vector<std::optional<int64_t>> elements;

private:
  using Range = std::pair<size_t, size_t>;

  std::vector<Range> store(unsigned level, ArrayRef<Range> parents);
  size_t findEnd(unsigned level, Range range) const {
    size_t end = range.first;
    while (end < range.second &&
           entries[end].first[level] == entries[range.first].first[level])
      ++end;
    return end;
  }

  SparseTensorType type;
  std::vector<Entry> entries;
};

} // namespace

std::vector<Storage::Range> Storage::store(unsigned level,
                                           ArrayRef<Range> parents) {
  StoredLevel &stored = levels[level];
  std::vector<Range> children;
  bool isDense = type.isDenseLvl(level),
       isCompressed = type.isCompressedLvl(level);
  if (isCompressed)
    stored.positions.push_back(0);
  for (Range rest : parents) {
    for (int64_t c = 0; isDense && c < type.getLvlShape()[level]; ++c) {
      bool isThere =
          rest.first < rest.second && entries[rest.first].first[level] == c;
      size_t end = isThere ? findEnd(level, rest) : rest.first;
      children.push_back({rest.first, end});
      rest.first = end;
    }
    while (!isDense && rest.first < rest.second) {
      size_t end = type.isUniqueLvl(level) && isCompressed
                       ? findEnd(level, rest)
                       : rest.first + 1;
      stored.coordinates.push_back(entries[rest.first].first[level]);
      children.push_back({rest.first, end});
      rest.first = end;
    }
    if (isCompressed)
      stored.positions.push_back(stored.coordinates.size());
  }
  return children;
}

/// Calls `act` for each level that stores positions or coordinates, once for
/// each of them. With `isList`, one array has the coordinates of this level and
/// all levels below it.
static void forEachField(
    SparseTensorType type,
    llvm::function_ref<void(unsigned level, bool isPositions, bool isList)>
        act) {
  sparse_tensor::StorageLayout(type).foreachField(
      [&](sparse_tensor::FieldIndex, SparseTensorFieldKind kind,
          sparse_tensor::Level level, sparse_tensor::LevelType) {
        bool isPositions = kind == SparseTensorFieldKind::PosMemRef;
        if (isPositions || kind == SparseTensorFieldKind::CrdMemRef)
          act(level, isPositions,
              !isPositions && level >= type.getAoSCOOStart());
        return true;
      });
}

static Value makeNumbers(SparseProgram &p, ArrayRef<int64_t> shape, Type type,
                         ArrayRef<int64_t> numbers) {
  SmallVector<Attribute> elements;
  unsigned width = type.isIndex() ? 64 : type.getIntOrFloatBitWidth();
  // Positions and coordinates that are narrower than index are unsigned.
  for (int64_t number : numbers)
    elements.push_back(
        IntegerAttr::get(type, APInt(width, number, /*isSigned=*/false,
                                     /*implicitTrunc=*/true)));
  return p.create<arith::ConstantOp>(
      DenseElementsAttr::get(RankedTensorType::get(shape, type), elements));
}

/// Makes a constant for each field of `storage`.
static SmallVector<Value> makeFields(SparseProgram &p, SparseTensorType type,
                                     const Storage &storage) {
  SmallVector<Value> fields;
  forEachField(type, [&](unsigned level, bool isPositions, bool isList) {
    ArrayRef<StoredLevel> levels = ArrayRef(storage.levels).drop_front(level);
    const StoredLevel &first = levels.front();
    ArrayRef<int64_t> numbers =
        isPositions ? first.positions : first.coordinates;
    SmallVector<int64_t> shape = {static_cast<int64_t>(numbers.size())}, list;
    if (isList) {
      for (size_t i = 0; i < first.coordinates.size(); ++i)
        for (const StoredLevel &each : levels)
          list.push_back(each.coordinates[i]);
      numbers = list;
      shape.push_back(levels.size());
    }
    fields.push_back(makeNumbers(
        p, shape, isPositions ? type.getPosType() : type.getCrdType(),
        numbers));
  });
  return fields;
}

/// Returns whether assembleElements can make tensors of this type. It cannot
/// make tensors with blocks or loose compressed levels, or tensors whose levels
/// are all dense.
bool generate::canAssemble(SparseTensorType type) {
  return type.isPermutation() && !type.isAllDense() &&
         llvm::none_of(type.getLvlTypes(), [](sparse_tensor::LevelType level) {
           return sparse_tensor::isLooseCompressedLT(level);
         });
}

/// Assembles a tensor from its storage. The stored elements may include
/// explicit zeros.
Value generate::assembleElements(SparseProgram &p, RankedTensorType type,
                                 ArrayRef<int64_t> extents) {
  type = RankedTensorType::get(extents, p.element, type.getEncoding());
  SparseTensorType sparse(type);
  AffineMap order = sparse.getExpandedDimToLvl();
  auto elements =
      llvm::to_vector(p.pickElements(extents).getValues<Attribute>());
  std::vector<Storage::Entry> entries;
  SmallVector<int64_t> index(extents.size(), 0);
  for (auto [linear, element] : llvm::enumerate(elements)) {
    if (element != p.getElementAttr(0) || p.choices.chance(5))
      entries.push_back({order.compose(index), linear});
    nextIndex(index, extents);
  }
  Storage storage(sparse, std::move(entries));
  SmallVector<Attribute> values;
  for (std::optional<int64_t> element : storage.elements)
    values.push_back(element ? elements[*element] : p.getElementAttr(0));
  Value stored = p.create<arith::ConstantOp>(DenseElementsAttr::get(
      RankedTensorType::get({static_cast<int64_t>(values.size())}, p.element),
      values));
  return p.create<sparse_tensor::AssembleOp>(
      type, makeFields(p, sparse, storage), stored);
}

/// Extracts the first `length` numbers of a buffer, because the others were not
/// written. If the buffer has rows of several numbers, `length` still counts
/// numbers.
static Value takeFront(SparseProgram &p, Value buffer, Value length) {
  auto type = cast<RankedTensorType>(buffer.getType());
  Builder &b = p.builder;
  SmallVector<OpFoldResult> offsets(type.getRank(), b.getIndexAttr(0)),
      strides(type.getRank(), b.getIndexAttr(1)), sizes = {length};
  if (type.getRank() == 2) {
    Value columns = p.makeIndex(type.getDimSize(1));
    sizes = {
        OpFoldResult(p.create<arith::DivUIOp>(length, columns).getResult()),
        OpFoldResult(b.getIndexAttr(type.getDimSize(1)))};
  }
  return p.create<tensor::ExtractSliceOp>(buffer, offsets, sizes, strides);
}

/// Disassembles a tensor into buffers that are larger than needed. Does not
/// return the positions of loose compressed levels, because implementations may
/// store different numbers of them. Does not disassemble a tensor whose levels
/// are all dense: it only has values, and upstream cannot parse the form in
/// which it prints such an operation.
void generate::emitSparseDisassemble(SparseProgram &p) {
  auto source = p.pick([](const SparseOperand &tensor) {
    return tensor.isSparse() && tensor.isDecided &&
           !SparseTensorType(tensor.getType()).isAllDense();
  });
  if (!source)
    return;
  SparseTensorType type(source->getType());
  // A loose compressed level has more positions than any other: two for each
  // element of the level above it. An implementation may store one position
  // more; this leaves room for two more.
  int64_t room = 2 * getNumElements(source->extents) + 2;
  SmallVector<Value> buffers;
  SmallVector<Type> lengths;
  SmallVector<bool> areOpen;
  forEachField(type, [&](unsigned level, bool isPositions, bool isList) {
    SmallVector<int64_t> shape = {room};
    if (isList)
      shape.push_back(type.getLvlRank() - level);
    buffers.push_back(makeNumbers(
        p, shape, isPositions ? type.getPosType() : type.getCrdType(), 7));
    lengths.push_back(p.builder.getIndexType());
    areOpen.push_back(isPositions && type.isLooseCompressedLvl(level));
  });
  auto values = RankedTensorType::get({room}, p.element);
  Value buffer = p.create<arith::ConstantOp>(
      DenseElementsAttr::get(values, Attribute(p.getElementAttr(7))));
  auto op = p.create<sparse_tensor::DisassembleOp>(
      ValueRange(buffers).getTypes(), values, lengths, p.builder.getIndexType(),
      source->value, buffers, buffer);
  for (auto [result, length, isOpen] :
       llvm::zip_equal(op.getRetLevels(), op.getLvlLens(), areOpen))
    if (!isOpen)
      p.addScalar(takeFront(p, result, length));
  p.addScalar(takeFront(p, op.getRetValues(), op.getValLen()));
}
