//===- SparseStorage.cpp - sparse_tensor: the storage as buffers ----------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Sparse.h"

#include "mlir/Dialect/SparseTensor/IR/SparseTensorStorageLayout.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::reference;
using sparse_tensor::Level;
using sparse_tensor::SparseTensorFieldKind;
using sparse_tensor::SparseTensorType;

namespace {
/// A part of the storage that `assemble` and `disassemble` handle: the
/// positions or the coordinates of a level. If levels form a list of entries
/// (COO), the coordinates of all levels from `level` on are in one array.
struct SparseField {
  Level level;
  bool isPositions, isList;
};
} // namespace

static SmallVector<SparseField> getFields(SparseTensorType type) {
  SmallVector<SparseField> fields;
  sparse_tensor::StorageLayout(type).foreachField(
      [&](sparse_tensor::FieldIndex, SparseTensorFieldKind kind, Level level,
          sparse_tensor::LevelType) {
        if (kind == SparseTensorFieldKind::PosMemRef ||
            kind == SparseTensorFieldKind::CrdMemRef)
          fields.push_back({level, kind == SparseTensorFieldKind::PosMemRef,
                            kind == SparseTensorFieldKind::CrdMemRef &&
                                level >= type.getAoSCOOStart()});
        return true;
      });
  return fields;
}

/// Returns the numbers of a field. The coordinates of a list of entries come
/// entry by entry, not level by level.
static std::vector<int64_t> getNumbers(const SparseTensor &tensor,
                                       const SparseField &field) {
  const SparseLevel &first = tensor.levels[field.level];
  if (field.isPositions)
    return first.positions;
  if (!field.isList)
    return first.coordinates;
  std::vector<int64_t> numbers;
  for (size_t i = 0, e = first.coordinates.size(); i < e; ++i)
    for (const SparseLevel &level :
         ArrayRef(tensor.levels).drop_front(field.level))
      numbers.push_back(level.coordinates[i]);
  return numbers;
}

static void setNumbers(SparseTensor &tensor, const SparseField &field,
                       ArrayRef<int64_t> numbers) {
  SparseLevel &first = tensor.levels[field.level];
  if (field.isPositions || !field.isList) {
    (field.isPositions ? first.positions : first.coordinates)
        .assign(numbers.begin(), numbers.end());
    return;
  }
  MutableArrayRef<SparseLevel> list =
      MutableArrayRef(tensor.levels).drop_front(field.level);
  for (auto [i, number] : llvm::enumerate(numbers))
    list[i % list.size()].coordinates.push_back(number);
}

static LogicalResult evalAssemble(sparse_tensor::AssembleOp op, Frame &frame) {
  auto type = cast<RankedTensorType>(op.getType());
  if (!type.hasStaticShape())
    return frame.unsupported(op, "extents that nothing decides");
  if (failed(checkSparseType(op, type, type.getShape(), frame)))
    return failure();
  FailureOr<TensorValue> zeros =
      frame.allocate(op, type.getElementType(), type.getShape());
  if (failed(zeros))
    return failure();
  zeros->markDefined();
  auto tensor = std::make_shared<SparseTensor>(std::move(*zeros), type);
  SparseTensorType sparse(type);
  tensor->levels.assign(sparse.getLvlRank(), {});
  for (auto [field, operand] :
       llvm::zip_equal(getFields(sparse), op.getLevels())) {
    const TensorValue &given = frame.getTensor(operand);
    std::vector<int64_t> numbers;
    for (int64_t i = 0, e = given.getNumElements(); i < e; ++i) {
      if (given.isPoison(i))
        return frame.undefined(op, "a position or coordinate is poison");
      // Positions and coordinates of fewer than 64 bits are unsigned, as in
      // `fitsWidths`.
      numbers.push_back(
          static_cast<int64_t>(given.get(i).getInt().getZExtValue()));
    }
    setNumbers(*tensor, field, numbers);
  }
  const TensorValue &values = frame.getTensor(op.getValues());
  if (failed(readLevels(op, *tensor, values.getNumElements(), frame)))
    return failure();
  for (auto [i, linear] : llvm::enumerate(tensor->getEntries()))
    tensor->elements.set(linear, values.get(static_cast<int64_t>(i)));
  bindSparse(op, tensor, frame);
  return success();
}

/// Binds `result` to a buffer like `buffer` that begins with `elements`; the
/// rest is unspecified.
static LogicalResult bindFront(Operation *op, Value result, Value buffer,
                               ArrayRef<Element> elements, Frame &frame) {
  const TensorValue &old = frame.getTensor(buffer);
  TensorValue filled(old.getElementType(), old.getShape());
  if (filled.getNumElements() < static_cast<int64_t>(elements.size()))
    return frame.undefined(op, "a buffer of " + Twine(filled.getNumElements()) +
                                   " elements is too small for " +
                                   Twine(elements.size()));
  for (auto [i, element] : llvm::enumerate(elements))
    filled.set(static_cast<int64_t>(i), element);
  frame.bind(result, std::move(filled));
  return success();
}

/// Returns the stored values, in the order of the storage.
static SmallVector<Element> getValues(const SparseTensor &tensor) {
  return llvm::map_to_vector(tensor.getEntries(), [&](int64_t linear) {
    return tensor.elements.get(linear);
  });
}

static SmallVector<Element> toElements(ArrayRef<int64_t> numbers, Type type) {
  return llvm::map_to_vector(numbers, [&](int64_t number) {
    return type.isIndex()
               ? Element::getIndex(type.getContext(), number)
               : Element::get(type, APInt(type.getIntOrFloatBitWidth(), number,
                                          /*isSigned=*/true,
                                          /*implicitTrunc=*/true));
  });
}

/// Binds the number of elements as an index or integer.
static void bindLength(Value result, int64_t length, Frame &frame) {
  frame.bind(result, toElements({length}, result.getType()).front());
}

/// Returns the positions of a level that stores a pair of positions for each
/// entry of the level above, and adds the unused one that may follow. Undecided
/// positions (see `hasOpenPositions`) are poison.
static SmallVector<Element> toOpenPositions(ArrayRef<int64_t> positions,
                                            Type type) {
  SmallVector<Element> elements = toElements(positions, type);
  for (size_t i = 0, e = positions.size(); i < e; i += 2)
    if (positions[i] == positions[i + 1])
      elements[i] = elements[i + 1] = Element::poison(type);
  elements.push_back(Element::poison(type));
  return elements;
}

static bool isOpen(const SparseTensor &tensor, const SparseField &field) {
  return field.isPositions && tensor.levels[field.level].hasOpenPositions;
}

static LogicalResult evalDisassemble(sparse_tensor::DisassembleOp op,
                                     Frame &frame) {
  FailureOr<SparseTensorRef> tensor = requireSparse(op, op.getTensor(), frame);
  if (failed(tensor))
    return failure();
  for (auto [i, field] :
       llvm::enumerate(getFields(SparseTensorType((*tensor)->type)))) {
    std::vector<int64_t> numbers = getNumbers(**tensor, field);
    Type type = getElementTypeOrSelf(op.getOutLevels()[i].getType());
    Value length = op.getLvlLens()[i];
    SmallVector<Element> elements;
    if (isOpen(**tensor, field)) {
      elements = toOpenPositions(numbers, type);
      frame.bind(length, Element::poison(length.getType()));
    } else {
      elements = toElements(numbers, type);
      bindLength(length, numbers.size(), frame);
    }
    if (failed(bindFront(op, op.getRetLevels()[i], op.getOutLevels()[i],
                         elements, frame)))
      return failure();
  }
  bindLength(op.getValLen(), (*tensor)->getEntries().size(), frame);
  return bindFront(op, op.getRetValues(), op.getOutValues(),
                   getValues(**tensor), frame);
}

/// Binds `result`, a memref, to part of the storage, which may not be written.
static LogicalResult bindBuffer(Operation *op, Value result,
                                ArrayRef<Element> elements, Frame &frame) {
  Type type = getElementTypeOrSelf(result.getType());
  int64_t count = elements.size();
  MemRefValue memref;
  memref.buffer = std::make_shared<Buffer>(type, count);
  memref.buffer->isWritable = memref.buffer->isFreeable = false;
  memref.shape = {count};
  memref.strides = {1};
  for (auto [i, element] : llvm::enumerate(elements))
    memref.buffer->elements.set(static_cast<int64_t>(i), element);
  frame.bind(result, RuntimeValue(std::move(memref)));
  return frame.spend(op, count);
}

static LogicalResult evalSparseValues(sparse_tensor::ToValuesOp op,
                                      Frame &frame) {
  FailureOr<SparseTensorRef> tensor = requireSparse(op, op.getTensor(), frame);
  if (failed(tensor))
    return failure();
  return bindBuffer(op, op.getResult(), getValues(**tensor), frame);
}

static LogicalResult bindNumbers(Operation *op, Value tensor, SparseField field,
                                 Frame &frame) {
  FailureOr<SparseTensorRef> known = requireSparse(op, tensor, frame);
  if (failed(known))
    return failure();
  if (isOpen(**known, field))
    return frame.unsupported(op, "nothing decides how many positions level " +
                                     Twine(field.level) + " has");
  Value result = op->getResult(0);
  return bindBuffer(op, result,
                    toElements(getNumbers(**known, field),
                               getElementTypeOrSelf(result.getType())),
                    frame);
}

static LogicalResult evalPositions(sparse_tensor::ToPositionsOp op,
                                   Frame &frame) {
  return bindNumbers(op, op.getTensor(),
                     {op.getLevel(), /*isPositions=*/true, /*isList=*/false},
                     frame);
}

static LogicalResult evalCoordinates(sparse_tensor::ToCoordinatesOp op,
                                     Frame &frame) {
  return bindNumbers(op, op.getTensor(),
                     {op.getLevel(), /*isPositions=*/false, /*isList=*/false},
                     frame);
}

static LogicalResult
evalCoordinatesBuffer(sparse_tensor::ToCoordinatesBufferOp op, Frame &frame) {
  SparseTensorType type(cast<RankedTensorType>(op.getTensor().getType()));
  return bindNumbers(
      op, op.getTensor(),
      {type.getAoSCOOStart(), /*isPositions=*/false, /*isList=*/true}, frame);
}

void reference::registerSparseStorageKernels(Kernels &kernels) {
  kernels.add<evalAssemble>();
  kernels.add<evalDisassemble>();
  kernels.add<evalSparseValues>();
  kernels.add<evalPositions>();
  kernels.add<evalCoordinates>();
  kernels.add<evalCoordinatesBuffer>();
}
