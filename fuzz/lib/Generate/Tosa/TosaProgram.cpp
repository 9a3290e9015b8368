//===- TosaProgram.cpp - programs under construction, and their passes ----===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TosaProgram.h"

#include "padlab/dialect/Case.h"

#include "mlir/IR/TypeUtilities.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

static SmallVector<Type, 4> pickTosaTypes(Choices &choices, Builder b) {
  const Type all[] = {b.getI8Type(),  b.getF32Type(), b.getI32Type(),
                      b.getI16Type(), b.getF16Type(), b.getI1Type(),
                      b.getI8Type(),  b.getF32Type(), b.getBF16Type()};
  SmallVector<Type, 4> types;
  for (unsigned count = 1 + choices.draw(3); types.size() < count;)
    types.push_back(choices.pick(ArrayRef<Type>(all)));
  return types;
}

TosaProgram::TosaProgram(Choices &choices, MLIRContext *context)
    : EntryBuilder(choices, context),
      dynamicExtents(choices.pick({0u, 20u, 0u, 60u, 100u})),
      unitExtents(choices.pick({0u, 20u, 50u})),
      specialValues(choices.pick({0u, 10u, 40u})),
      infersTypes(!choices.chance(8)),
      elementTypes(pickTosaTypes(choices, builder)) {}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

RankedTensorType TosaProgram::pickType(ArrayRef<int64_t> extents,
                                       Type element) {
  return RankedTensorType::get(hideExtents(extents, dynamicExtents), element);
}

Extents TosaProgram::pickExtents(unsigned rank, int64_t maxElements) {
  Extents extents;
  int64_t room = maxElements;
  for (unsigned i = 0; i < rank; ++i) {
    int64_t extent = choices.chance(unitExtents)
                         ? 1
                         : choices.range(1, std::min<int64_t>(room, 5));
    extents.push_back(extent);
    room /= extent;
  }
  return extents;
}

TosaRange TosaProgram::getFullRange(Type type) {
  if (isa<FloatType>(type))
    return {0, 0, /*isWhole=*/false};
  unsigned width = type.getIntOrFloatBitWidth();
  if (width == 1)
    return {0, 1};
  return {APInt::getSignedMinValue(width).getSExtValue(),
          APInt::getSignedMaxValue(width).getSExtValue()};
}

bool TosaProgram::fits(Type type, int64_t most) {
  if (auto floatType = dyn_cast<FloatType>(type))
    return most <= int64_t(1) << std::min(floatType.getFPMantissaWidth(), 40u);
  return most <= getFullRange(type).high;
}

//===----------------------------------------------------------------------===//
// Tensors
//===----------------------------------------------------------------------===//

TosaTensor TosaProgram::addTensor(ArrayRef<int64_t> extents, Type element) {
  RankedTensorType type = pickType(extents, element);
  Value argument =
      addArgument(type, /*value=*/{}, getDynamic(type.getShape(), extents));
  tensors.push_back({argument, Extents(extents), getFullRange(element)});
  return tensors.back();
}

/// Gives the type of `result` the extents that upstream infers, if there are
/// any.
static void inferTosaType(OpResult result) {
  auto op = dyn_cast<InferShapedTypeOpInterface>(result.getOwner());
  SmallVector<ShapedTypeComponents> inferred;
  if (!op ||
      failed(op.inferReturnTypeComponents(
          op->getContext(), op->getLoc(), ValueShapeRange(op->getOperands()),
          op->getDiscardableAttrDictionary(), op->getPropertiesStorage(),
          op->getRegions(), inferred)) ||
      !inferred.front().hasRank())
    return;
  result.setType(RankedTensorType::get(inferred.front().getDims(),
                                       getElementTypeOrSelf(result.getType())));
}

void TosaProgram::add(Value value, ArrayRef<int64_t> extents, TosaRange range) {
  if (infersTypes)
    inferTosaType(llvm::cast<OpResult>(value));
  tensors.push_back({value, Extents(extents), range});
}

TosaTensor TosaProgram::addInput() {
  Type element = choices.pick(ArrayRef<Type>(elementTypes));
  return addTensor(pickExtents(1 + choices.weighted({10, 25, 25, 35, 5})),
                   element);
}

std::optional<TosaTensor>
TosaProgram::pick(llvm::function_ref<bool(const TosaTensor &)> accept) {
  return pickRecent(choices, tensors, accept);
}

TosaTensor TosaProgram::pickAny() {
  return *pick([](const TosaTensor &) { return true; });
}

static bool broadcasts(ArrayRef<int64_t> a, ArrayRef<int64_t> b) {
  return a.size() == b.size() &&
         llvm::all_of(llvm::zip_equal(a, b), [](auto pair) {
           auto [x, y] = pair;
           return x == y || x == 1 || y == 1;
         });
}

Extents generate::broadcastExtents(ArrayRef<int64_t> a, ArrayRef<int64_t> b) {
  Extents extents;
  for (auto [x, y] : llvm::zip_equal(a, b))
    extents.push_back(x == 1 ? y : x);
  return extents;
}

TosaTensor
TosaProgram::pickPartner(const TosaTensor &other, Type element,
                         llvm::function_ref<bool(const TosaRange &)> accept) {
  uint64_t kind = choices.draw(10);
  if (kind < 6)
    if (auto found = pick([&](const TosaTensor &tensor) {
          return tensor.getElementType() == element && accept(tensor.range) &&
                 broadcasts(tensor.extents, other.extents) &&
                 hasRoom(getNumElements(
                     broadcastExtents(tensor.extents, other.extents)));
        }))
      return *found;
  Extents extents = other.extents;
  for (int64_t &extent : extents)
    if (choices.chance(35))
      extent = 1;
  if (kind < 8 && accept(getFullRange(element)))
    return addTensor(extents, element);
  for (int64_t most : {100, 7, 1})
    if (accept({-most, most}) && !element.isInteger(1))
      return makeConstant(extents, element, {-most, most});
  return makeConstant(extents, element, {0, 1});
}

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

Value TosaProgram::makeShape(ArrayRef<int64_t> numbers) {
  auto type = tosa::shapeType::get(builder.getContext(), numbers.size());
  return create<tosa::ConstShapeOp>(type, builder.getIndexTensorAttr(numbers));
}

static Attribute getTosaElement(Builder b, Type type, int64_t value) {
  if (isa<FloatType>(type))
    return b.getFloatAttr(type, static_cast<double>(value));
  return b.getIntegerAttr(type, APInt(type.getIntOrFloatBitWidth(), value,
                                      /*isSigned=*/true,
                                      /*implicitTrunc=*/true));
}

Value TosaProgram::makeScalar(Type element, int64_t value) {
  auto type = RankedTensorType::get({1}, element);
  return create<tosa::ConstOp>(
      type,
      DenseElementsAttr::get(type, getTosaElement(builder, element, value)));
}

TosaTensor TosaProgram::makeConstant(ArrayRef<int64_t> extents, Type element,
                                     TosaRange range) {
  auto type = RankedTensorType::get(extents, element);
  SmallVector<Attribute> elements;
  int64_t drawn = std::min<int64_t>(6, type.getNumElements());
  for (int64_t i = 0; i < type.getNumElements(); ++i)
    elements.push_back(
        i < drawn ? getTosaElement(builder, element,
                                   choices.range(range.low, range.high))
                  : elements[i % drawn]);
  Value value =
      create<tosa::ConstOp>(type, DenseElementsAttr::get(type, elements));
  return {value, Extents(extents), range};
}

TypedAttr TosaProgram::pickElement(Type type) {
  bool isSpecial = choices.chance(specialValues);
  if (isa<FloatType>(type)) {
    if (isSpecial)
      return builder.getFloatAttr(
          type, choices.pick({-0.0, std::numeric_limits<double>::infinity(),
                              -std::numeric_limits<double>::infinity(), 0.3,
                              std::numeric_limits<double>::quiet_NaN()}));
    return builder.getFloatAttr(type, choices.pick({0.0, 1.0, -2.0, 0.5, 6.0}));
  }
  TosaRange full = getFullRange(type);
  int64_t value = isSpecial ? choices.pick({full.low, full.high})
                            : choices.pick({0, 1, -1, 5, -3, 100});
  return cast<TypedAttr>(getTosaElement(builder, type, value));
}

//===----------------------------------------------------------------------===//
// Emitters
//===----------------------------------------------------------------------===//

void generate::emitTosaInput(TosaProgram &p) { p.addInput(); }

llvm::ArrayRef<Emitter<TosaProgram>> generate::getTosaEmitters() {
#define PADLAB_TOSA_EMITTER(...) {__VA_ARGS__},
  static constexpr Emitter<TosaProgram> emitters[] = {
#include "Emitters.def"
  };
  return emitters;
}

//===----------------------------------------------------------------------===//
// Sequences of upstream's passes
//===----------------------------------------------------------------------===//

/// Passes from TOSA to TOSA that must preserve the meaning of a program.
static constexpr llvm::StringLiteral rewrites[] = {
    "canonicalize",
    "tosa-optional-decompositions",
    "tosa-layerwise-constant-fold",
    "tosa-layerwise-constant-fold{aggressive-reduce-constant=true}",
    "tosa-infer-shapes",
    "tosa-make-broadcastable",
    "tosa-reduce-transposes",
    "cse"};

/// The variants of the pass `tosa-to-linalg-named`. One of them runs before
/// `tosa-to-linalg`, because that pass expects that named operations have been
/// converted.
static constexpr llvm::StringLiteral named[] = {
    "tosa-to-linalg-named",
    "tosa-to-linalg-named{prefer-conv2d-kernel-layout-hwcf=true}"};

static constexpr llvm::StringLiteral toArith[] = {
    "tosa-to-arith{include-apply-rescale=true}",
    "tosa-to-arith{include-apply-rescale=true use-32-bit=true}"};

/// Draws a sequence of upstream's passes that ends with the conversions of TOSA
/// to other dialects and a cleanup.
static std::string drawTosaPasses(Choices &choices) {
  std::vector<llvm::StringRef> steps;
  for (uint64_t count = choices.draw(5); count > 0; --count)
    steps.push_back(choices.pick(llvm::ArrayRef(rewrites)));
  // Decompose operations for which upstream has no conversion.
  steps.push_back("tosa-optional-decompositions");
  steps.push_back("tosa-to-scf");
  steps.push_back(choices.pick(llvm::ArrayRef(named)));
  if (choices.chance(20))
    steps.push_back(choices.pick(llvm::ArrayRef(rewrites)));
  // Pads, slices, concats and reshapes may already be converted before the
  // conversion to linalg. This conversion makes new operations of these kinds,
  // so that `tosa-to-tensor` runs again at the end.
  if (choices.chance(25))
    steps.push_back("tosa-to-tensor");
  steps.push_back("tosa-to-linalg");
  if (choices.chance(20))
    steps.push_back("canonicalize");
  steps.push_back(choices.pick(llvm::ArrayRef(toArith)));
  steps.push_back("tosa-to-tensor");
  steps.push_back(choices.chance(50) ? "canonicalize" : "cse");
  return "func.func(" + llvm::join(steps, ",") + ")";
}

//===----------------------------------------------------------------------===//
// The end
//===----------------------------------------------------------------------===//

OwningOpRef<ModuleOp> TosaProgram::finish(uint64_t seed) {
  SmallVector<Value> results;
  for (const TosaTensor &tensor : tensors)
    if (!isa<BlockArgument>(tensor.value) &&
        (tensor.value.use_empty() || choices.chance(30)))
      results.push_back(tensor.value);
  if (results.empty())
    results.push_back(create<tosa::IdentityOp>(entry.getArgument(0).getType(),
                                               entry.getArgument(0)));
  entry->setAttr(attrs::passes, builder.getStringAttr(drawTosaPasses(choices)));
  return finishEntry(create<func::ReturnOp>(results), seed);
}
