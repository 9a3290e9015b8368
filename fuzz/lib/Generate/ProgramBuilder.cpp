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
#include "mlir/Transforms/RegionUtils.h"
#include "llvm/Support/SaveAndRestore.h"

#include <numeric>

using namespace mlir;
using namespace padlab;
using namespace padlab::generate;

int64_t generate::getNumElements(ArrayRef<int64_t> extents) {
  return std::accumulate(extents.begin(), extents.end(), int64_t(1),
                         std::multiplies<>());
}

ProgramBuilder::ProgramBuilder(Choices &choices, MLIRContext *context)
    : EntryBuilder(choices, context),
      features(Features::draw(choices, context)) {}

ProgramBuilder::ProgramBuilder(Choices &choices, func::FuncOp function)
    : EntryBuilder(choices, function),
      features(Features::draw(choices, function.getContext())) {}

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
    // Tensors of many dimensions get small extents, so that the first ones
    // leave room for the others.
    int64_t most =
        std::max<int64_t>(1, std::min<int64_t>(room, limits.extent - rank));
    int64_t extent = 1 + (1 + choices.draw(most)) % most;
    if (choices.chance(features.unitExtents))
      extent = 1;
    if (choices.chance(features.zeroExtents))
      extent = 0;
    extents.push_back(extent);
    room /= std::max<int64_t>(1, extent);
  }
  return extents;
}

RankedTensorType ProgramBuilder::pickTensorType(ArrayRef<int64_t> extents,
                                                Type elementType) {
  SmallVector<int64_t> shape = hideExtents(extents, features.dynamicExtents);
  Attribute encoding;
  if (choices.chance(features.encodings))
    encoding = builder.getStringAttr("layout");
  return RankedTensorType::get(shape, elementType, encoding);
}

const TrackedTensor *ProgramBuilder::pickTensor(
    llvm::function_ref<bool(const TrackedTensor &)> accept) {
  return pickMovedTensor([&](const TrackedTensor &tensor) {
    return isWritten(tensor.value) && isComputed(tensor.getElementType()) &&
           accept(tensor);
  });
}

const TrackedTensor *ProgramBuilder::pickMovedTensor(
    llvm::function_ref<bool(const TrackedTensor &)> accept) {
  return findRecent(choices, tensors, accept);
}

//===----------------------------------------------------------------------===//
// Arguments
//===----------------------------------------------------------------------===//

TrackedTensor ProgramBuilder::addTensorArgument(ArrayRef<int64_t> extents,
                                                Type elementType) {
  RankedTensorType type = pickTensorType(extents, elementType);
  add(addArgument(type, {}, getDynamic(type.getShape(), extents)), extents);
  return tensors.back();
}

Value ProgramBuilder::addScalarArgument(Type type) {
  Value value = addArgument(type);
  addScalar(value);
  return value;
}

TrackedIndex ProgramBuilder::addIndexArgument(int64_t number) {
  Value value =
      addArgument(builder.getIndexType(), builder.getIndexAttr(number));
  indices.push_back({value, number});
  return indices.back();
}

//===----------------------------------------------------------------------===//
// Indices
//===----------------------------------------------------------------------===//

Value ProgramBuilder::getConstant(TypedAttr attr) {
  return create<arith::ConstantOp>(attr);
}

/// Finds a tensor of `tensors` and a dimension whose extent differs from
/// `number` by at most `limit`.
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
  if (choices.chance(features.constantIndices))
    return getConstant(builder.getIndexAttr(number));
  switch (choices.weighted({12, 55, 20, 13})) {
  case Argument:
    for (const TrackedIndex &index : indices)
      if (index.number == number && choices.chance(70))
        return index.value;
    return addIndexArgument(number).value;
  case Extent:
    if (auto found = findExtent(tensors, number, 0))
      return create<tensor::DimOp>(found->first, found->second);
    break;
  case Computed:
    if (auto found = findExtent(tensors, number, budget::maxPadding)) {
      Value extent = create<tensor::DimOp>(found->first, found->second);
      for (const TrackedTensor &tensor : tensors) {
        if (tensor.value != found->first)
          continue;
        int64_t rest = number - tensor.extents[found->second];
        return create(ArithOp::AddI,
                      {extent, getConstant(builder.getIndexAttr(rest))});
      }
    }
    break;
  default:
    break;
  }
  return getConstant(builder.getIndexAttr(number));
}

Value ProgramBuilder::getUnknownIndex(int64_t number) {
  llvm::SaveAndRestore<unsigned> constants(features.constantIndices, 0);
  constexpr unsigned maxTries = 8;
  for (unsigned tries = 0;; ++tries) {
    Value index = getIndex(number);
    if (isa<BlockArgument>(index) || tries == maxTries)
      return index;
    // Erase it only if it is new: older values may have other uses.
    if (llvm::none_of(indices, [&](const TrackedIndex &known) {
          return known.value == index;
        }))
      index.getDefiningOp()->erase();
  }
}

OpFoldResult ProgramBuilder::getFoldable(int64_t number, unsigned percent) {
  if (choices.chance(percent))
    return getIndex(number);
  return builder.getIndexAttr(number);
}

SmallVector<Value> ProgramBuilder::getDynamicSizes(RankedTensorType type,
                                                   ArrayRef<int64_t> extents) {
  return llvm::map_to_vector(getDynamic(type.getShape(), extents),
                             [&](int64_t size) { return getIndex(size); });
}

//===----------------------------------------------------------------------===//
// Results
//===----------------------------------------------------------------------===//

bool ProgramBuilder::isWritten(Value tensor) const {
  while (auto cast = tensor.getDefiningOp<tensor::CastOp>())
    tensor = cast.getSource();
  return !partlyWritten.contains(tensor);
}

/// Returns whether `op` reads a tensor that may have unwritten elements. If so,
/// the results of `op` may have unwritten elements, too.
bool ProgramBuilder::readsUnwritten(Operation *op) const {
  llvm::SetVector<Value> read(op->operand_begin(), op->operand_end());
  getUsedValuesDefinedAbove(op->getRegions(), read);
  return llvm::any_of(read, [&](Value value) { return !isWritten(value); });
}

void ProgramBuilder::add(Value value, ArrayRef<int64_t> extents) {
  elementsLeft -= getNumElements(extents);
  if (Operation *op = value.getDefiningOp(); op && readsUnwritten(op))
    partlyWritten.insert(value);
  if (isa<RankedTensorType>(value.getType()))
    tensors.push_back({value, Extents(extents)});
  else
    unranked.push_back({value, Extents(extents)});
}

void ProgramBuilder::addScalar(Value value) {
  if (Operation *op = value.getDefiningOp(); op && readsUnwritten(op))
    return;
  (isComputed(value.getType()) ? scalars : movedScalars).push_back(value);
}

void ProgramBuilder::addPartlyWritten(Value value, ArrayRef<int64_t> extents) {
  partlyWritten.insert(value);
  add(value, extents);
}

Value ProgramBuilder::emitEmpty(RankedTensorType type,
                                ArrayRef<int64_t> extents) {
  if (choices.chance(features.sharedEmpties))
    for (const TrackedTensor &empty : llvm::reverse(empties))
      if (ArrayRef<int64_t>(empty.extents) == extents &&
          empty.value.getType() == type)
        return empty.value;
  Value empty = create<tensor::EmptyOp>(type, getDynamicSizes(type, extents));
  empties.push_back({empty, Extents(extents)});
  return empty;
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
  for (const AnyTensor &tensor : unranked)
    consider(tensor.value);
  for (Value scalar : scalars)
    consider(scalar);
  for (Value scalar : movedScalars)
    consider(scalar);
  auto end = create<func::ReturnOp>(results);
  if (choices.chance(features.calls))
    if (func::CallOp call = outlineSome(entry, choices))
      if (choices.chance(60))
        end->insertOperands(end->getNumOperands(),
                            callAgain(call, choices).getResults());
  return finishEntry(end, seed);
}

void ProgramBuilder::finishExtension(size_t firstTensor, size_t firstUnranked,
                                     size_t firstScalar) {
  SmallVector<Value> added;
  auto consider = [&](Value value) {
    if (!isa<BlockArgument>(value) && value.use_empty())
      added.push_back(value);
  };
  for (const TrackedTensor &tensor : llvm::drop_begin(tensors, firstTensor))
    consider(tensor.value);
  for (const AnyTensor &tensor : llvm::drop_begin(unranked, firstUnranked))
    consider(tensor.value);
  for (Value scalar : llvm::drop_begin(scalars, firstScalar))
    consider(scalar);
  SmallVector<Value> results;
  for (Block &block : entry.getBody())
    if (Operation *end = block.getTerminator();
        end->hasTrait<OpTrait::ReturnLike>()) {
      end->insertOperands(end->getNumOperands(), added);
      results = llvm::to_vector(end->getOperands());
    }
  setSignature(results);
}

//===----------------------------------------------------------------------===//
// Regions
//===----------------------------------------------------------------------===//

bool generate::mayGoIntoSwitch(ValueRange values) {
  return llvm::all_of(values, [](Value value) {
    Operation *op = value.getDefiningOp();
    return !op || op->getNumResults() == 1;
  });
}

RegionScope::RegionScope(ProgramBuilder &program, Block *block)
    : program(program), region(block->getParent()), guard(program.builder) {
  ++program.depth;
  program.builder.setInsertionPointToEnd(block);
}

RegionScope::~RegionScope() {
  --program.depth;
  auto isInside = [&](Value value) {
    return region->isAncestor(value.getParentRegion());
  };
  auto isTensorInside = [&](const auto &tensor) {
    return isInside(tensor.value);
  };
  llvm::erase_if(program.tensors, isTensorInside);
  llvm::erase_if(program.unranked, isTensorInside);
  llvm::erase_if(program.empties, isTensorInside);
  llvm::erase_if(program.scalars, isInside);
  llvm::erase_if(program.movedScalars, isInside);
  llvm::erase_if(program.indices, [&](const TrackedIndex &index) {
    return isInside(index.value);
  });
}
