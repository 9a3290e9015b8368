//===- Moves.cpp - conversions, pads and reshapes of sparse tensors -------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SparseProgram.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

void generate::emitSparseConvert(SparseProgram &p) {
  auto source =
      p.pick([](const SparseOperand &tensor) { return tensor.getRank() > 0; });
  if (!source)
    return;
  Attribute encoding = p.pickEncoding(source->extents);
  auto type = RankedTensorType::get(
      p.hideExtents(source->getType().getShape(), 4), p.element, encoding);
  Value result = p.create<sparse_tensor::ConvertOp>(type, source->value);
  // The conversion of a sparse tensor may keep or drop the zeros that the
  // tensor stores, so that the program does not determine what the result
  // stores.
  p.add(result, source->extents, source->most, encoding && !source->isSparse());
}

/// Emits a pad. Mostly, the padding is zero and the result has the format of
/// the source, because upstream accepts only such pads.
void generate::emitSparsePad(SparseProgram &p) {
  auto source = p.pickPlain();
  if (!source)
    return;
  SmallVector<OpFoldResult> low, high;
  Extents extents;
  bool fillsBlocks = p.choices.chance(50);
  auto pickAmount = [&](SmallVectorImpl<OpFoldResult> &amounts) {
    int64_t amount = p.choices.draw(3);
    amount = fillsBlocks ? 2 * (amount / 2) : amount;
    amounts.push_back(p.builder.getIndexAttr(amount));
    if (p.choices.chance(2))
      amounts.back() = p.makeIndex(amount);
    return amount;
  };
  for (int64_t extent : source->extents) {
    int64_t before = pickAmount(low), after = pickAmount(high);
    extents.push_back(before + extent + after);
  }
  auto inferred = tensor::PadOp::inferResultType(
      RankedTensorType::get(source->getType().getShape(), p.element),
      llvm::map_to_vector(low,
                          [](OpFoldResult amount) {
                            return getConstantIntValue(amount).value_or(0);
                          }),
      llvm::map_to_vector(high, [](OpFoldResult amount) {
        return getConstantIntValue(amount).value_or(0);
      }));
  SmallVector<int64_t> shape(inferred.getShape());
  for (auto [dim, amounts] : llvm::enumerate(llvm::zip_equal(low, high)))
    if (isa<Value>(std::get<0>(amounts)) || isa<Value>(std::get<1>(amounts)))
      shape[dim] = ShapedType::kDynamic;
  Attribute encoding = p.choices.chance(96) ? source->getType().getEncoding()
                                            : p.pickEncoding(extents);
  uint64_t number = p.choices.chance(96) ? 0 : 3;
  if (!p.hasRoom(extents, encoding))
    return;
  Value value = p.makeScalar(number);
  Value result =
      p.create<tensor::PadOp>(RankedTensorType::get(shape, p.element, encoding),
                              source->value, low, high, value);
  p.add(result, extents, std::max(source->most, number));
}

void generate::emitSparseConcat(SparseProgram &p) {
  auto first = p.pick([](const SparseOperand &tensor) {
    return tensor.getRank() > 0 && tensor.getType().hasStaticShape();
  });
  if (!first)
    return;
  unsigned dim = p.choices.draw(first->getRank());
  SmallVector<Value> inputs = {first->value};
  Extents extents = first->extents;
  uint64_t most = first->most;
  bool isDecided = !first->isSparse();
  for (uint64_t more = 1 + p.choices.draw(2); more > 0; --more) {
    auto next = p.pick([&](const SparseOperand &tensor) {
      if (tensor.getRank() != first->getRank() ||
          !tensor.getType().hasStaticShape())
        return false;
      for (unsigned d = 0; d < tensor.getRank(); ++d)
        if (d != dim && tensor.extents[d] != extents[d])
          return false;
      return true;
    });
    inputs.push_back(next->value);
    extents[dim] += next->extents[dim];
    most = std::max(most, next->most);
    isDecided &= !next->isSparse();
  }
  if (!p.hasRoom(extents))
    return;
  Attribute encoding = p.pickEncoding(extents);
  Value result = p.create<sparse_tensor::ConcatenateOp>(
      p.pickType(extents, encoding), inputs, p.builder.getIndexAttr(dim));
  p.add(result, extents, most, encoding && isDecided);
}

void generate::emitSparseTranspose(SparseProgram &p) {
  auto source =
      p.pick([](const SparseOperand &tensor) { return tensor.getRank() >= 2; });
  if (!source)
    return;
  auto order = llvm::to_vector(llvm::seq<int64_t>(0, source->getRank()));
  std::swap(order.front(), order[1 + p.choices.draw(order.size() - 1)]);
  Extents extents;
  SmallVector<int64_t> shape;
  for (int64_t dim : order) {
    extents.push_back(source->extents[dim]);
    shape.push_back(source->getType().getDimSize(dim));
  }
  Value output = p.makeOutput(
      RankedTensorType::get(shape, p.element, p.pickEncoding(extents)),
      extents);
  auto op = p.create<linalg::TransposeOp>(source->value, output, order);
  p.add(op->getResult(0), extents, source->most);
}

/// Collapses two dimensions into one, or expands one dimension into two.
void generate::emitSparseReshape(SparseProgram &p) {
  auto source = p.pickPlain();
  if (!source || !source->getType().hasStaticShape())
    return;
  Extents extents = source->extents;
  bool collapses = extents.size() >= 2 && p.choices.chance(60);
  unsigned dim = p.choices.draw(extents.size() - (collapses ? 1 : 0));
  SmallVector<ReassociationIndices> groups;
  unsigned larger = extents.size() + (collapses ? 0 : 1);
  for (unsigned d = 0; d < larger; ++d) {
    if (d == dim + 1)
      groups.back().push_back(d);
    else
      groups.push_back({d});
  }
  if (collapses) {
    extents[dim] *= extents[dim + 1];
    extents.erase(extents.begin() + dim + 1);
  } else {
    if (extents.size() == 3)
      return;
    int64_t inner = extents[dim] % 2 == 0 ? 2 : 1;
    extents[dim] /= inner;
    extents.insert(extents.begin() + dim + 1, inner);
  }
  auto type = RankedTensorType::get(
      extents, p.element,
      source->isSparse() ? p.pickSparseEncoding(extents) : Attribute());
  Value result;
  if (collapses)
    result = p.create<tensor::CollapseShapeOp>(type, source->value, groups);
  else
    result = p.create<tensor::ExpandShapeOp>(type, source->value, groups);
  p.add(result, extents, source->most);
}

/// Extracts an element, an extent or the size of a level. At present, upstream
/// refuses to extract elements.
void generate::emitSparsePart(SparseProgram &p) {
  auto source = p.pickSparse();
  if (!source)
    return;
  unsigned dim = p.choices.draw(source->getRank());
  switch (p.choices.draw(4)) {
  case 0: {
    SmallVector<Value> indices;
    for (int64_t extent : source->extents)
      indices.push_back(p.makeIndex(p.choices.draw(extent)));
    p.addScalar(p.create<tensor::ExtractOp>(source->value, indices));
    return;
  }
  case 1:
    p.addScalar(p.create<tensor::DimOp>(source->value, p.makeIndex(dim)));
    return;
  default:
    p.addScalar(p.create<sparse_tensor::LvlOp>(source->value, int64_t(dim)));
  }
}
