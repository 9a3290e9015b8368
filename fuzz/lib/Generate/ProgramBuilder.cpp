//===- ProgramBuilder.cpp - a case under construction -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ProgramBuilder.h"

#include "Drawing.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

#include <numeric>

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

//===----------------------------------------------------------------------===//
// Features
//===----------------------------------------------------------------------===//

static SmallVector<Type, 3> pickElementTypes(Choices &choices,
                                             MLIRContext *context) {
  Builder b(context);
  const Type all[] = {b.getF32Type(),  b.getI32Type(), b.getF64Type(),
                      b.getI8Type(),   b.getF16Type(), b.getI16Type(),
                      b.getBF16Type(), b.getI64Type(), b.getIndexType(),
                      b.getI1Type()};
  SmallVector<Type, 3> types;
  const Type rare[] = {
      b.getType<Float8E5M2Type>(), ComplexType::get(b.getF32Type()),
      b.getType<Float8E4M3FNType>(), ComplexType::get(b.getF64Type())};
  for (unsigned count = 1 + choices.draw(3); types.size() < count;)
    types.push_back(choices.chance(8) ? choices.pick(ArrayRef<Type>(rare))
                                      : choices.pick(ArrayRef<Type>(all)));
  return types;
}

Features Features::draw(Choices &choices, MLIRContext *context) {
  // Off in a third of the cases, else rare, frequent or dominant.
  auto level = [&](unsigned rare, unsigned often, unsigned mostly) {
    return choices.pick({0u, rare, 0u, often, rare, mostly});
  };
  Features f;
  f.elementTypes = pickElementTypes(choices, context);
  f.dynamicExtents = level(25, 60, 100);
  f.zeroExtents = level(2, 6, 15);
  f.permutedMaps = level(20, 50, 90);
  f.broadcastMaps = level(15, 40, 70);
  f.constantMaps = level(5, 15, 40);
  f.initsRead = level(20, 50, 80);
  f.initsFromValues = level(20, 50, 80);
  f.severalResults = level(15, 40, 70);
  f.reuseValues = choices.pick({50u, 80u, 20u, 95u});
  f.indexInBody = level(10, 30, 60);
  f.mixedTypes = level(10, 30, 60);
  f.captures = level(5, 20, 40);
  f.nofold = level(20, 50, 100);
  f.dynamicPadding = level(25, 60, 100);
  f.outsidePadValues = choices.pick({0u, 40u, 80u, 20u});
  f.computedPadValues = level(5, 15, 40);
  f.staticClaims = level(3, 10, 30);
  f.casts = level(5, 15, 30);
  f.specialValues = level(5, 15, 30);
  f.windowMaps = level(20, 50, 80);
  f.partialWrites = level(5, 20, 50);
  f.constantInits = level(3, 10, 30);
  f.negativePadding = level(5, 15, 40);
  f.trappingPadValues = level(5, 15, 50);
  f.returnsUsed = choices.pick({0u, 15u, 50u, 80u});
  f.encodings = choices.chance(8) ? 50 : 0;
  return f;
}

//===----------------------------------------------------------------------===//
// Construction
//===----------------------------------------------------------------------===//

int64_t generate::getNumElements(ArrayRef<int64_t> extents) {
  return std::accumulate(extents.begin(), extents.end(), int64_t(1),
                         std::multiplies<>());
}

ProgramBuilder::ProgramBuilder(Choices &choices, MLIRContext *context)
    : choices(choices), builder(context), location(builder.getUnknownLoc()),
      features(Features::draw(choices, context)),
      module(ModuleOp::create(location)) {
  builder.setInsertionPointToEnd(module->getBody());
  function = func::FuncOp::create(builder, location, "main",
                                  builder.getFunctionType({}, {}));
  builder.setInsertionPointToEnd(function.addEntryBlock());
}

ProgramBuilder::ProgramBuilder(Choices &choices, func::FuncOp function)
    : choices(choices), builder(function.getContext()),
      location(builder.getUnknownLoc()),
      features(Features::draw(choices, function.getContext())),
      function(function) {
  builder.setInsertionPoint(function.getBody().front().getTerminator());
  for (unsigned i = 0; i < function.getNumArguments(); ++i) {
    DictionaryAttr attrs = function.getArgAttrDict(i);
    argumentAttrs.push_back(attrs ? attrs : builder.getDictionaryAttr({}));
  }
}

Type ProgramBuilder::pickElementType() {
  return choices.pick(ArrayRef<Type>(features.elementTypes));
}

Extents ProgramBuilder::pickExtents(int64_t maxElements) {
  static constexpr unsigned ranks[] = {1, 2, 3, 0, 4, 5};
  static constexpr unsigned weights[] = {24, 34, 20, 6, 9, 7};
  static_assert(budget::maxRank == 5, "the ranks drawn here");
  unsigned rank = ranks[choices.weighted(weights)];
  Extents extents;
  int64_t room = std::min(maxElements, elementsLeft);
  for (unsigned i = 0; i < rank; ++i) {
    // The first dimensions leave room for those that follow.
    int64_t most = std::max<int64_t>(1, std::min<int64_t>(room, 9 - rank));
    int64_t extent = 1 + (1 + choices.draw(most)) % most;
    if (choices.chance(features.zeroExtents))
      extent = 0;
    extents.push_back(extent);
    room /= std::max<int64_t>(1, extent);
  }
  return extents;
}

RankedTensorType ProgramBuilder::pickTensorType(ArrayRef<int64_t> extents,
                                                Type elementType) {
  SmallVector<int64_t, 5> shape(extents);
  for (int64_t &extent : shape)
    if (choices.chance(features.dynamicExtents))
      extent = ShapedType::kDynamic;
  Attribute encoding;
  if (choices.chance(features.encodings))
    encoding = builder.getStringAttr("layout");
  return RankedTensorType::get(shape, elementType, encoding);
}

const TrackedTensor *ProgramBuilder::pickTensor(
    llvm::function_ref<bool(const TrackedTensor &)> accept) {
  SmallVector<const TrackedTensor *> candidates;
  for (const TrackedTensor &tensor : llvm::reverse(tensors))
    if (accept(tensor))
      candidates.push_back(&tensor);
  if (candidates.empty())
    return nullptr;
  return candidates[drawRecent(choices, candidates.size())];
}

//===----------------------------------------------------------------------===//
// Arguments
//===----------------------------------------------------------------------===//

Value ProgramBuilder::addArgument(Type type, ArrayRef<NamedAttribute> attrs) {
  argumentAttrs.push_back(builder.getDictionaryAttr(attrs));
  return function.getBody().front().addArgument(type, location);
}

TrackedTensor ProgramBuilder::addTensorArgument(ArrayRef<int64_t> extents,
                                                Type elementType) {
  RankedTensorType type = pickTensorType(extents, elementType);
  SmallVector<int64_t> dynamic;
  for (auto [extent, size] : llvm::zip_equal(type.getShape(), extents))
    if (ShapedType::isDynamic(extent))
      dynamic.push_back(size);
  SmallVector<NamedAttribute, 1> attributes;
  if (!dynamic.empty())
    attributes.push_back(builder.getNamedAttr(
        attrs::extents, builder.getDenseI64ArrayAttr(dynamic)));
  add(addArgument(type, attributes), extents);
  return tensors.back();
}

Value ProgramBuilder::addScalarArgument(Type type) {
  Value value = addArgument(type, {});
  addScalar(value);
  return value;
}

TrackedIndex ProgramBuilder::addIndexArgument(int64_t number) {
  Value value = addArgument(
      builder.getIndexType(),
      builder.getNamedAttr(attrs::value, builder.getIndexAttr(number)));
  indices.push_back({value, number});
  return indices.back();
}

//===----------------------------------------------------------------------===//
// Indices
//===----------------------------------------------------------------------===//

Value ProgramBuilder::getConstant(TypedAttr attr) {
  return arith::ConstantOp::create(builder, location, attr);
}

/// The extents of `tensors` that differ from `number` by at most `limit`.
static std::optional<std::pair<Value, unsigned>>
findExtent(ArrayRef<TrackedTensor> tensors, int64_t number, int64_t limit) {
  for (const TrackedTensor &tensor : llvm::reverse(tensors))
    for (auto [i, extent] : llvm::enumerate(tensor.extents))
      if (std::abs(extent - number) <= limit)
        return std::make_pair(tensor.value, unsigned(i));
  return std::nullopt;
}

Value ProgramBuilder::getIndex(int64_t number) {
  enum { Constant, Argument, Extent, Computed };
  switch (choices.weighted({12, 55, 20, 13})) {
  case Argument:
    for (const TrackedIndex &index : indices)
      if (index.number == number && choices.chance(70))
        return index.value;
    return addIndexArgument(number).value;
  case Extent:
    if (auto found = findExtent(tensors, number, 0))
      return tensor::DimOp::create(builder, location, found->first,
                                   found->second);
    break;
  case Computed:
    if (auto found = findExtent(tensors, number, budget::maxPadding)) {
      Value extent =
          tensor::DimOp::create(builder, location, found->first, found->second);
      for (const TrackedTensor &tensor : tensors) {
        if (tensor.value != found->first)
          continue;
        int64_t rest = number - tensor.extents[found->second];
        return arith::AddIOp::create(builder, location, extent,
                                     getConstant(builder.getIndexAttr(rest)));
      }
    }
    break;
  default:
    break;
  }
  return getConstant(builder.getIndexAttr(number));
}

OpFoldResult ProgramBuilder::getFoldable(int64_t number, unsigned percent) {
  if (choices.chance(percent))
    return getIndex(number);
  return builder.getIndexAttr(number);
}

SmallVector<Value> ProgramBuilder::getDynamicSizes(RankedTensorType type,
                                                   ArrayRef<int64_t> extents) {
  SmallVector<Value> sizes;
  for (auto [extent, size] : llvm::zip_equal(type.getShape(), extents))
    if (ShapedType::isDynamic(extent))
      sizes.push_back(getIndex(size));
  return sizes;
}

//===----------------------------------------------------------------------===//
// Results
//===----------------------------------------------------------------------===//

void ProgramBuilder::add(Value value, ArrayRef<int64_t> extents) {
  tensors.push_back({value, Extents(extents)});
  elementsLeft -= getNumElements(extents);
}

OwningOpRef<ModuleOp> ProgramBuilder::finish(uint64_t seed) {
  SmallVector<Value> results;
  auto consider = [&](Value value) {
    if (isa<BlockArgument>(value))
      return;
    if (value.use_empty() || choices.chance(features.returnsUsed))
      results.push_back(value);
  };
  for (const TrackedTensor &tensor : tensors)
    consider(tensor.value);
  for (Value scalar : scalars)
    consider(scalar);
  func::ReturnOp::create(builder, location, results);
  setSignature(results);
  function->setAttr(attrs::seed, builder.getI64IntegerAttr(seed));
  return std::move(module);
}

void ProgramBuilder::finishExtension(size_t firstTensor, size_t firstScalar) {
  Operation *terminator = function.getBody().front().getTerminator();
  SmallVector<Value> results(terminator->getOperands());
  for (const TrackedTensor &tensor : llvm::drop_begin(tensors, firstTensor))
    if (!isa<BlockArgument>(tensor.value) && tensor.value.use_empty())
      results.push_back(tensor.value);
  for (Value scalar : llvm::drop_begin(scalars, firstScalar))
    if (!isa<BlockArgument>(scalar) && scalar.use_empty())
      results.push_back(scalar);
  terminator->setOperands(results);
  setSignature(results);
}

void ProgramBuilder::setSignature(ArrayRef<Value> results) {
  function.setFunctionType(
      builder.getFunctionType(function.getBody().front().getArgumentTypes(),
                              TypeRange(ValueRange(results))));
  function.setAllArgAttrs(argumentAttrs);
}

//===----------------------------------------------------------------------===//
// Regions
//===----------------------------------------------------------------------===//

RegionScope::RegionScope(ProgramBuilder &program, Block *block)
    : program(program), region(block->getParent()), guard(program.builder) {
  program.builder.setInsertionPointToEnd(block);
}

RegionScope::~RegionScope() {
  auto isInside = [&](Value value) {
    return region->isAncestor(value.getParentRegion());
  };
  llvm::erase_if(program.tensors, [&](const TrackedTensor &tensor) {
    return isInside(tensor.value);
  });
  llvm::erase_if(program.scalars, isInside);
  llvm::erase_if(program.indices, [&](const TrackedIndex &index) {
    return isInside(index.value);
  });
}
