//===- Inputs.cpp - sparse tensors from nothing ---------------------------===//
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

/// Converts an argument or a constant. Some constants are sparse attributes,
/// which upstream converts in another way.
static Value convertInput(SparseProgram &program, RankedTensorType type,
                          ArrayRef<int64_t> extents) {
  Value source;
  DenseElementsAttr elements = program.pickElements(extents);
  uint64_t kind = program.choices.draw(4);
  // Constants have static extents, and so do most results of them.
  if (kind < 2 && !program.choices.chance(5))
    type = RankedTensorType::get(extents, program.element, type.getEncoding());
  switch (kind) {
  case 0:
    source = program.create<arith::ConstantOp>(elements);
    break;
  case 1: {
    SmallVector<int64_t> indices;
    SmallVector<Attribute> values;
    int64_t linear = 0;
    for (Attribute value : elements.getValues<Attribute>()) {
      int64_t rest = linear++, stride = getNumElements(extents);
      if (value == program.getElementAttr(0) && !program.choices.chance(5))
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
    Builder &b = program.builder;
    source = program.create<arith::ConstantOp>(SparseElementsAttr::get(
        program.getDense(extents),
        DenseIntElementsAttr::get(
            RankedTensorType::get({count, rank}, b.getI64Type()), indices),
        DenseElementsAttr::get(RankedTensorType::get({count}, program.element),
                               values)));
    break;
  }
  default: {
    // The argument is static where the result is.
    source = program.addArgument(
        RankedTensorType::get(type.getShape(), program.element), elements,
        getDynamic(type.getShape(), extents));
    break;
  }
  }
  return program.create<sparse_tensor::ConvertOp>(type, source);
}

/// Inserts elements in storage order, some of them explicit zeros.
static Value insertElements(SparseProgram &program, RankedTensorType type,
                            ArrayRef<int64_t> extents) {
  Value tensor = program.makeOutput(type, extents);
  sparse_tensor::SparseTensorType sparse(type);
  AffineMap order = sparse.getExpandedDimToLvl();
  std::vector<std::pair<SmallVector<int64_t>, SmallVector<int64_t>>> places;
  SmallVector<int64_t> index(extents.size(), 0);
  for (int64_t i = 0; i < 20; ++i) {
    if (program.choices.chance(35))
      places.push_back({order.compose(index), index});
    if (!nextIndex(index, extents))
      break;
  }
  llvm::sort(places);
  for (auto &[coordinates, place] : places) {
    auto indices = llvm::map_to_vector(
        place, [&](int64_t i) { return program.makeIndex(i); });
    Value number = program.makeScalar(
        program.pickNumber(/*mayBeZero=*/program.choices.chance(30)));
    tensor = program.create<tensor::InsertOp>(number, tensor, indices);
  }
  return program.create<sparse_tensor::LoadOp>(tensor, /*hasInserts=*/true);
}

/// Emits a loop that inserts elements on the diagonal.
static Value insertDiagonal(SparseProgram &program, RankedTensorType type,
                            ArrayRef<int64_t> extents) {
  Value tensor = program.makeOutput(type, extents);
  int64_t length = *llvm::min_element(extents),
          step = program.choices.range(1, 2);
  Value number = program.makeScalar(program.pickNumber(/*mayBeZero=*/false));
  auto loop = program.create<scf::ForOp>(
      program.makeIndex(program.choices.draw(2)), program.makeIndex(length),
      program.makeIndex(step), ValueRange(tensor));
  OpBuilder::InsertionGuard guard(program.builder);
  program.builder.setInsertionPointToStart(loop.getBody());
  SmallVector<Value> indices(extents.size(), loop.getInductionVar());
  Value inserted = program.create<tensor::InsertOp>(
      number, loop.getRegionIterArgs().front(), indices);
  program.create<scf::YieldOp>(inserted);
  program.builder.setInsertionPointAfter(loop);
  return program.create<sparse_tensor::LoadOp>(loop.getResult(0),
                                               /*hasInserts=*/true);
}

SparseOperand generate::addSparseInput(SparseProgram &program,
                                       ArrayRef<int64_t> extents) {
  RankedTensorType type =
      program.pickType(extents, program.pickSparseEncoding(extents));
  sparse_tensor::SparseTensorType sparse(type);
  Value value;
  uint64_t kind = program.choices.draw(12);
  // Elements of blocks cannot be inserted in storage order, because a block is
  // stored as a whole.
  bool canInsert = sparse.isPermutation() && !sparse.isAllDense();
  if (kind < 2 && canInsert)
    value = insertElements(program, type, extents);
  else if (kind == 2 && canInsert)
    value = insertDiagonal(program, type, extents);
  else if (kind < 5 && canAssemble(sparse))
    value = assembleElements(program, type, extents);
  else
    value = convertInput(program, type, extents);
  return program.add(value, extents, 5, /*isDecided=*/true);
}

void generate::emitSparseInput(SparseProgram &program) {
  addSparseInput(
      program, program.pickExtents(1 + program.choices.weighted({20, 65, 15})));
}
