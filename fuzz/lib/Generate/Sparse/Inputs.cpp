//===- Inputs.cpp - sparse tensors that depend on no other tensor ---------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SparseProgram.h"

#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

/// Converts an argument or a constant to `type`. Some of the constants are
/// sparse attributes, for which upstream has a conversion of its own.
static Value convertInput(SparseProgram &p, RankedTensorType type,
                          ArrayRef<int64_t> extents) {
  Value source;
  DenseElementsAttr elements = p.pickElements(extents);
  uint64_t kind = p.choices.draw(4);
  // Constants have static extents. Mostly, the converted tensor has, too.
  if (kind < 2 && !p.choices.chance(5))
    type = RankedTensorType::get(extents, p.element, type.getEncoding());
  switch (kind) {
  case 0:
    source = p.create<arith::ConstantOp>(elements);
    break;
  case 1: {
    SmallVector<int64_t> indices;
    SmallVector<Attribute> values;
    int64_t linear = 0;
    for (Attribute value : elements.getValues<Attribute>()) {
      int64_t rest = linear++, stride = getNumElements(extents);
      if (value == p.getElementAttr(0) && !p.choices.chance(5))
        continue;
      for (int64_t extent : extents) {
        stride /= extent;
        indices.push_back(rest / stride);
        rest %= stride;
      }
      values.push_back(value);
    }
    auto count = static_cast<int64_t>(values.size()),
         rank = static_cast<int64_t>(extents.size());
    Builder &b = p.builder;
    source = p.create<arith::ConstantOp>(SparseElementsAttr::get(
        p.getDense(extents),
        DenseIntElementsAttr::get(
            RankedTensorType::get({count, rank}, b.getI64Type()), indices),
        DenseElementsAttr::get(RankedTensorType::get({count}, p.element),
                               values)));
    break;
  }
  default: {
    // The argument has the same static and dynamic extents as the result.
    source = p.addArgument(RankedTensorType::get(type.getShape(), p.element),
                           elements, getDynamic(type.getShape(), extents));
    break;
  }
  }
  return p.create<sparse_tensor::ConvertOp>(type, source);
}

/// Inserts elements in storage order. Some of them may be explicit zeros.
static Value insertElements(SparseProgram &p, RankedTensorType type,
                            ArrayRef<int64_t> extents) {
  Value tensor = p.makeOutput(type, extents);
  sparse_tensor::SparseTensorType sparse(type);
  AffineMap order = sparse.getExpandedDimToLvl();
  std::vector<std::pair<SmallVector<int64_t>, SmallVector<int64_t>>> places;
  SmallVector<int64_t> index(extents.size(), 0);
  for (int64_t i = 0; i < 20; ++i) {
    if (p.choices.chance(35))
      places.push_back({order.compose(index), index});
    if (!nextIndex(index, extents))
      break;
  }
  llvm::sort(places);
  for (auto &[coordinates, place] : places) {
    auto indices =
        llvm::map_to_vector(place, [&](int64_t i) { return p.makeIndex(i); });
    Value number =
        p.makeScalar(p.pickNumber(/*mayBeZero=*/p.choices.chance(30)));
    tensor = p.create<tensor::InsertOp>(number, tensor, indices);
  }
  return p.create<sparse_tensor::LoadOp>(tensor, /*hasInserts=*/true);
}

/// Emits a loop that inserts elements on the diagonal.
static Value insertDiagonal(SparseProgram &p, RankedTensorType type,
                            ArrayRef<int64_t> extents) {
  Value tensor = p.makeOutput(type, extents);
  int64_t length = *llvm::min_element(extents), step = p.choices.range(1, 2);
  Value number = p.makeScalar(p.pickNumber(/*mayBeZero=*/false));
  auto loop =
      p.create<scf::ForOp>(p.makeIndex(p.choices.draw(2)), p.makeIndex(length),
                           p.makeIndex(step), ValueRange(tensor));
  OpBuilder::InsertionGuard guard(p.builder);
  p.builder.setInsertionPointToStart(loop.getBody());
  SmallVector<Value> indices(extents.size(), loop.getInductionVar());
  Value inserted = p.create<tensor::InsertOp>(
      number, loop.getRegionIterArgs().front(), indices);
  p.create<scf::YieldOp>(inserted);
  p.builder.setInsertionPointAfter(loop);
  return p.create<sparse_tensor::LoadOp>(loop.getResult(0),
                                         /*hasInserts=*/true);
}

SparseOperand generate::addSparseInput(SparseProgram &p,
                                       ArrayRef<int64_t> extents) {
  RankedTensorType type = p.pickType(extents, p.pickSparseEncoding(extents));
  sparse_tensor::SparseTensorType sparse(type);
  Value value;
  uint64_t kind = p.choices.draw(12);
  // The elements of a blocked format cannot be inserted one by one in storage
  // order, because a block is stored as a whole. Tensors whose levels are all
  // dense get no insertions, either.
  bool canInsert = sparse.isPermutation() && !sparse.isAllDense();
  if (kind < 2 && canInsert)
    value = insertElements(p, type, extents);
  else if (kind == 2 && canInsert)
    value = insertDiagonal(p, type, extents);
  else if (kind < 5 && canAssemble(sparse))
    value = assembleElements(p, type, extents);
  else
    value = convertInput(p, type, extents);
  return p.add(value, extents, 5, /*isDecided=*/true);
}

void generate::emitSparseInput(SparseProgram &p) {
  addSparseInput(p, p.pickExtents(1 + p.choices.weighted({20, 65, 15})));
}
