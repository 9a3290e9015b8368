//===- Moves.cpp - TOSA's operations that move elements -------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TosaProgram.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

void generate::emitTosaPad(TosaProgram &p) {
  TosaTensor source = p.pickAny();
  Type type = source.getElementType();
  SmallVector<int64_t> amounts;
  Extents extents;
  for (int64_t extent : source.extents) {
    int64_t before = p.choices.draw(3), behind = p.choices.draw(3);
    amounts.append({before, behind});
    extents.push_back(before + extent + behind);
  }
  if (!p.hasRoom(getNumElements(extents)))
    return;
  // If all elements are whole floats, pad with a whole number, too, so that
  // later sums are exact.
  bool isWhole = source.isFloat() && source.range.isWhole;
  int64_t number = p.choices.range(0, 3);
  auto valueType = RankedTensorType::get({1}, type);
  Value value =
      isWhole || source.isBool()
          ? p.makeScalar(type, source.isBool() ? number % 2 : number)
          : p.create<tosa::ConstOp>(
                 valueType, DenseElementsAttr::get(
                                valueType, Attribute(p.pickElement(type))))
                .getResult();
  TosaRange range = isWhole ? source.range.join({0, number})
                            : TosaProgram::getFullRange(type);
  p.add(p.create<tosa::PadOp>(p.pickType(extents, type), source.value,
                              p.makeShape(amounts), value),
        extents, range);
}

void generate::emitTosaSlice(TosaProgram &p) {
  TosaTensor source = p.pickAny();
  SmallVector<int64_t> start, size;
  for (int64_t extent : source.extents) {
    start.push_back(p.choices.draw(extent));
    size.push_back(1 + p.choices.draw(extent - start.back()));
  }
  p.add(p.create<tosa::SliceOp>(p.pickType(size, source.getElementType()),
                                source.value, p.makeShape(start),
                                p.makeShape(size)),
        size, source.range);
}

void generate::emitTosaConcat(TosaProgram &p) {
  TosaTensor first = p.pickAny();
  uint32_t axis = p.choices.draw(first.getRank());
  SmallVector<Value> inputs = {first.value};
  Extents extents = first.extents;
  TosaRange range = first.range;
  for (uint64_t count = p.choices.draw(3); count > 0; --count) {
    auto other = p.pick([&](const TosaTensor &t) {
      if (t.getElementType() != first.getElementType() ||
          t.getRank() != first.getRank())
        return false;
      Extents same = t.extents;
      same[axis] = first.extents[axis];
      return same == first.extents;
    });
    if (!other ||
        !p.hasRoom(getNumElements(extents) + getNumElements(other->extents)))
      break;
    inputs.push_back(other->value);
    extents[axis] += other->extents[axis];
    range = range.join(other->range);
  }
  p.add(p.create<tosa::ConcatOp>(p.pickType(extents, first.getElementType()),
                                 ValueRange(inputs), axis),
        extents, range);
}

/// Picks extents for a reshape. Merges some of `extents` with the extent before
/// it, and divides some into two factors.
static Extents regroupExtents(Choices &choices, ArrayRef<int64_t> extents) {
  Extents result;
  for (int64_t extent : extents) {
    if (!result.empty() && choices.chance(35)) {
      result.back() *= extent;
      continue;
    }
    int64_t factor = choices.range(1, 3);
    if (result.size() < 3 && extent % factor == 0 && choices.chance(40)) {
      result.push_back(factor);
      extent /= factor;
    }
    result.push_back(extent);
  }
  return result;
}

void generate::emitTosaReshape(TosaProgram &p) {
  TosaTensor source = p.pickAny();
  Extents extents = regroupExtents(p.choices, source.extents);
  if (extents.size() > budget::maxRank)
    return;
  p.add(p.create<tosa::ReshapeOp>(p.pickType(extents, source.getElementType()),
                                  source.value, p.makeShape(extents)),
        extents, source.range);
}

void generate::emitTosaReverse(TosaProgram &p) {
  TosaTensor source = p.pickAny();
  uint32_t axis = p.choices.draw(source.getRank());
  p.add(p.create<tosa::ReverseOp>(
            p.pickType(source.extents, source.getElementType()), source.value,
            axis),
        source.extents, source.range);
}

void generate::emitTosaTile(TosaProgram &p) {
  TosaTensor source = p.pickAny();
  SmallVector<int64_t> multiples;
  Extents extents;
  for (int64_t extent : source.extents) {
    multiples.push_back(1 + p.choices.weighted({60, 30, 10}));
    extents.push_back(extent * multiples.back());
  }
  if (!p.hasRoom(getNumElements(extents)))
    return;
  p.add(p.create<tosa::TileOp>(p.pickType(extents, source.getElementType()),
                               source.value, p.makeShape(multiples)),
        extents, source.range);
}

void generate::emitTosaTranspose(TosaProgram &p) {
  TosaTensor source = p.pickAny();
  auto dims = llvm::to_vector(llvm::seq<int32_t>(0, source.getRank()));
  shuffle(p.choices, dims);
  Extents extents;
  for (int32_t dim : dims)
    extents.push_back(source.extents[dim]);
  p.add(
      p.create<tosa::TransposeOp>(p.pickType(extents, source.getElementType()),
                                  source.value, ArrayRef<int32_t>(dims)),
      extents, source.range);
}

static std::optional<TosaTensor> pickTosaRows(TosaProgram &p) {
  return p.pick([](const TosaTensor &t) {
    return t.getRank() == 3 && !t.isBool() &&
           t.getElementType().getIntOrFloatBitWidth() <= 32;
  });
}

void generate::emitTosaGather(TosaProgram &p) {
  auto values = pickTosaRows(p);
  if (!values)
    return;
  Type i32 = p.builder.getI32Type();
  auto isIndex = [&](const TosaTensor &t) {
    return t.getElementType() == i32 && t.getRank() == 2 &&
           t.extents[0] == values->extents[0] && t.range.low >= 0 &&
           t.range.high < values->extents[1];
  };
  auto indices = p.pick(isIndex);
  if (!indices)
    indices = p.makeConstant({values->extents[0], p.choices.range(1, 4)}, i32,
                             {0, values->extents[1] - 1});
  Extents extents = {values->extents[0], indices->extents[1],
                     values->extents[2]};
  if (!p.hasRoom(getNumElements(extents)))
    return;
  p.add(p.create<tosa::GatherOp>(p.pickType(extents, values->getElementType()),
                                 values->value, indices->value),
        extents, values->range);
}

/// Makes a constant that has, for each batch, `count` different row numbers
/// below `rows`.
static Value makeTosaRows(TosaProgram &p, int64_t batches, int64_t count,
                          int64_t rows) {
  SmallVector<int32_t> elements;
  for (int64_t n = 0; n < batches; ++n) {
    auto order = llvm::to_vector(llvm::seq<int32_t>(0, rows));
    for (int64_t i = 0; i < count; ++i) {
      std::swap(order[i], order[i + p.choices.draw(rows - i)]);
      elements.push_back(order[i]);
    }
  }
  auto type = RankedTensorType::get({batches, count}, p.builder.getI32Type());
  return p.create<tosa::ConstOp>(
      type, DenseElementsAttr::get(type, ArrayRef(elements)));
}

void generate::emitTosaScatter(TosaProgram &p) {
  auto values = pickTosaRows(p);
  if (!values)
    return;
  auto input = p.pick([&](const TosaTensor &t) {
    return t.getRank() == 3 && t.getElementType() == values->getElementType() &&
           t.extents[0] == values->extents[0] &&
           t.extents[2] == values->extents[2] &&
           t.extents[1] <= values->extents[1];
  });
  if (!input)
    return;
  Value rows = makeTosaRows(p, values->extents[0], input->extents[1],
                            values->extents[1]);
  p.add(p.create<tosa::ScatterOp>(
            p.pickType(values->extents, values->getElementType()),
            values->value, rows, input->value),
        values->extents, values->range.join(input->range));
}
