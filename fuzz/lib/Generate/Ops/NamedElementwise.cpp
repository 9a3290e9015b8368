//===- NamedElementwise.cpp - named element-wise operations -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LLVMVersion.h"
#include "NamedOps.h"
#include "Ops.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

static constexpr unsigned maxSteps = 2;

static bool isNumeric(const TrackedTensor &tensor) {
  return isNumber(tensor.getElementType());
}
static bool isFloat(const TrackedTensor &tensor) {
  return isa<FloatType>(tensor.getElementType());
}

static bool isAny(const TrackedTensor &) { return true; }

/// Emits an operation whose result has the extents of `like`, and adds the
/// result to the values of the program.
static bool emitLike(ProgramBuilder &p, NamedBuild build, ValueRange inputs,
                     const TrackedTensor &like, Type type,
                     ArrayRef<NamedAttribute> attributes = {}) {
  Init init = pickInit(p, like.extents, type, /*mustBeReadable=*/false);
  Operation *op = build(p, inputs, init.value, attributes);
  p.add(op->getResult(0), like.extents);
  return true;
}

/// Picks or adds a tensor with the extents of `first` and this element type.
static Value pickPartner(ProgramBuilder &p, const TrackedTensor &first,
                         Type type) {
  return pickOrAdd(p, first.extents, type);
}

bool generate::emitMap(ProgramBuilder &p) {
  std::optional<TrackedTensor> source = pickSource(p, isAny);
  if (!source)
    return false;
  ArrayRef<int64_t> shape =
      cast<RankedTensorType>(source->value.getType()).getShape();
  SmallVector<Value> inputs = {source->value};
  if (p.choices.chance(30))
    inputs.push_back(
        castToShape(p, pickPartner(p, *source, p.pickElementType()), shape));
  Type type = p.pickElementType();
  Init init = pickInit(p, source->extents, type, false);
  auto map = p.create<linalg::MapOp>(
      inputs, castToShape(p, init.value, shape),
      [&](OpBuilder &builder, Location location, ValueRange arguments) {
        ScalarBuilder scalars = p.getScalarBuilder(builder);
        // The body does not use the init, which is the last argument, because
        // the elements of the init need not be defined.
        llvm::append_range(scalars.operands,
                           arguments.take_front(inputs.size()));
        linalg::YieldOp::create(
            builder, location,
            scalars.emit(type, p.choices.range(1, maxSteps)));
      });
  p.add(map->getResult(0), source->extents);
  return true;
}

bool generate::emitNamedUnary(ProgramBuilder &p) {
  // The list has only operations whose results are the same in every pipeline.
  static constexpr NamedBuild builds[] = {
      PADLAB_ELEMENTWISE(NegFOp, negf),
      PADLAB_ELEMENTWISE(AbsOp, abs),
      PADLAB_ELEMENTWISE(CeilOp, ceil),
      PADLAB_ELEMENTWISE(FloorOp, floor),
      PADLAB_ELEMENTWISE(RoundOp, round),
      PADLAB_ELEMENTWISE(SqrtOp, sqrt),
      PADLAB_ELEMENTWISE(SquareOp, square),
      PADLAB_ELEMENTWISE(ReciprocalOp, reciprocal),
      PADLAB_ELEMENTWISE(ExpOp, exp),
      PADLAB_ELEMENTWISE(LogOp, log),
      PADLAB_ELEMENTWISE(TanhOp, tanh),
      PADLAB_ELEMENTWISE(ErfOp, erf),
      PADLAB_ELEMENTWISE(RsqrtOp, rsqrt)};
  std::optional<TrackedTensor> source =
      pickSource(p, [](const TrackedTensor &tensor) {
        return hasFunctions(tensor.getElementType());
      });
  if (!source)
    return false;
  return emitLike(p, p.choices.pick(ArrayRef<NamedBuild>(builds)),
                  ValueRange{source->value}, *source, source->getElementType());
}

bool generate::emitCopy(ProgramBuilder &p) {
  std::optional<TrackedTensor> source = pickSource(p, isAny);
  if (!source)
    return false;
  Type type = pickOtherWidth(p, source->getElementType());
  SmallVector<NamedAttribute, 1> attributes;
  addCast(p, attributes);
  return emitLike(p, buildNamed<linalg::CopyOp>, ValueRange{source->value},
                  *source, type, attributes);
}

bool generate::emitNamedBinary(ProgramBuilder &p) {
  static constexpr NamedBuild builds[] = {PADLAB_ELEMENTWISE(AddOp, add),
                                          PADLAB_ELEMENTWISE(SubOp, sub),
                                          PADLAB_ELEMENTWISE(MulOp, mul),
                                          PADLAB_ELEMENTWISE(MaxOp, max_signed),
                                          PADLAB_ELEMENTWISE(MinOp, min_signed),
                                          PADLAB_ELEMENTWISE(DivOp, div),
                                          PADLAB_ELEMENTWISE(PowFOp, powf)};
  constexpr unsigned ofFloatsOnly = 2, ofComplex = 3;
  std::optional<TrackedTensor> source =
      pickSource(p, [](const TrackedTensor &tensor) {
        return isNumeric(tensor) || isa<ComplexType>(tensor.getElementType());
      });
  if (!source)
    return false;
  Type type = source->getElementType();
  // Complex numbers only have the first operations. Leave out the division of
  // integers, because a divisor may be zero, and powers of types that have no
  // functions.
  unsigned count = std::size(builds);
  if (isa<ComplexType>(type))
    count = ofComplex;
  else if (!isFloat(*source))
    count -= ofFloatsOnly;
  else if (!hasFunctions(type))
    --count;
  Value partner = pickPartner(p, *source, type);
  return emitLike(p, builds[p.choices.draw(count)],
                  ValueRange{source->value, partner}, *source, type);
}

bool generate::emitNamedSelect(ProgramBuilder &p) {
  std::optional<TrackedTensor> source = pickSource(p, isAny);
  if (!source)
    return false;
  Type type = source->getElementType();
  Value truth = pickPartner(p, *source, p.builder.getI1Type());
  Value other = pickPartner(p, *source, type);
  return emitLike(p, PADLAB_ELEMENTWISE(SelectOp, select),
                  ValueRange{truth, source->value, other}, *source, type);
}

//===----------------------------------------------------------------------===//
// linalg.elementwise
//===----------------------------------------------------------------------===//

static linalg::ElementwiseKind pickKind(Choices &choices, Type type,
                                        unsigned &inputs) {
  using Kind = linalg::ElementwiseKind;
  inputs = 2;
  if (!isa<FloatType>(type))
    return choices.pick({Kind::add, Kind::mul, Kind::sub, Kind::max_signed,
                         Kind::min_unsigned, Kind::max_unsigned});
  if (choices.chance(50) || !hasFunctions(type))
    return choices.pick({Kind::add, Kind::mul, Kind::sub, Kind::max_signed,
                         Kind::min_signed, Kind::div});
  inputs = 1;
  return choices.pick({Kind::negf, Kind::abs, Kind::ceil, Kind::floor,
                       Kind::square, Kind::reciprocal, Kind::round, Kind::exp,
                       Kind::tanh});
}

/// Emits a `linalg.elementwise`, whose maps may transpose or broadcast
/// operands.
bool generate::emitElementwiseOp(ProgramBuilder &p) {
  std::optional<TrackedTensor> source = pickSource(p, isNumeric);
  if (!source)
    return false;
  Type type = source->getElementType();
  unsigned rank = source->getRank(), count;
  linalg::ElementwiseKind kind = pickKind(p.choices, type, count);
  SmallVector<AffineMap> maps = {pickPermutation(p, rank)};
  SmallVector<Value> inputs = {source->value};
  // The extents of the loops: the source's map maps them to the extents of the
  // source.
  Extents loops = applyMap(inversePermutation(maps[0]), source->extents);
  for (unsigned i = 1; i < count; ++i) {
    AffineMap map = pickPermutation(p, rank);
    if (rank > 0 && p.choices.chance(p.features.broadcastMaps))
      map = map.dropResult(p.choices.draw(rank));
    maps.push_back(map);
    inputs.push_back(pickOrAdd(p, applyMap(map, loops), type));
  }
  OpBuilder &b = p.builder;
  maps.push_back(b.getMultiDimIdentityMap(rank));
  Init init = pickInit(p, loops, type, /*mustBeReadable=*/false);
  auto op = llvm_version::createElementwise(p, inputs, init.value, kind,
                                            b.getAffineMapArrayAttr(maps));
  p.add(op->getResult(0), loops);
  return true;
}
