//===- Types.cpp - mutators of types -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Mutators.h"

#include "padlab/dialect/Std/Std.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/AttrTypeSubElements.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::mutate;

static constexpr int64_t maxExtent = 9;

//===----------------------------------------------------------------------===//
// Element types
//===----------------------------------------------------------------------===//

/// Returns the other element types that most operations on `type` accept, too.
static SmallVector<Type> getSiblings(Type type) {
  Builder b(type.getContext());
  SmallVector<Type> siblings;
  if (isa<FloatType>(type))
    siblings = {b.getF32Type(), b.getF64Type(), b.getF16Type(),
                b.getBF16Type()};
  else if (type.isInteger() && !type.isInteger(1))
    siblings = {b.getI32Type(), b.getI64Type(), b.getI8Type(), b.getI16Type()};
  llvm::erase(siblings, type);
  return siblings;
}

static Attribute retypeConstant(Attribute attr, Type type) {
  if (auto value = dyn_cast<FloatAttr>(attr)) {
    APFloat converted = value.getValue();
    bool losesInfo;
    converted.convert(cast<FloatType>(type).getFloatSemantics(),
                      APFloat::rmNearestTiesToEven, &losesInfo);
    return FloatAttr::get(type, converted);
  }
  APInt bits = cast<IntegerAttr>(attr).getValue();
  return IntegerAttr::get(type, bits.sextOrTrunc(type.getIntOrFloatBitWidth()));
}

static DenseElementsAttr retypeConstants(DenseElementsAttr attr, Type type) {
  auto getBits = [&](const APFloat &value) {
    return cast<FloatAttr>(
               retypeConstant(FloatAttr::get(attr.getElementType(), value),
                              type))
        .getValue()
        .bitcastToAPInt();
  };
  auto resize = [&](const APInt &value) {
    return value.sextOrTrunc(type.getIntOrFloatBitWidth());
  };
  if (isa<FloatType>(type))
    return cast<DenseFPElementsAttr>(attr).mapValues(type, getBits);
  return cast<DenseIntElementsAttr>(attr).mapValues(type, resize);
}

/// Collects the element types of the ranked tensors that operations of the
/// entry yield.
static SmallVector<Type> collectElementTypes(Program &program) {
  SetVector<Type> types;
  program.entry.walk([&](Operation *op) {
    for (Type type : op->getResultTypes())
      if (auto tensor = dyn_cast<RankedTensorType>(type))
        types.insert(tensor.getElementType());
  });
  return types.takeVector();
}

bool mutate::retypeElements(Program &program) {
  SmallVector<Type> types = collectElementTypes(program);
  if (types.empty())
    return false;
  Type from = types[program.choices.draw(types.size())];
  SmallVector<Type> siblings = getSiblings(from);
  if (siblings.empty())
    return false;
  Type to = siblings[program.choices.draw(siblings.size())];
  // The seed has type i64, but is no number of the program, and stays as it is.
  Attribute seed = program.entry->getAttr(attrs::seed);

  AttrTypeReplacer replacer;
  replacer.addReplacement([=](Type type) -> std::optional<Type> {
    return type == from ? std::optional<Type>(to) : std::nullopt;
  });
  replacer.addReplacement([=](Attribute attr) -> std::optional<Attribute> {
    if (isa<FloatAttr, IntegerAttr>(attr) &&
        cast<TypedAttr>(attr).getType() == from)
      return retypeConstant(attr, to);
    auto elements = dyn_cast<DenseElementsAttr>(attr);
    if (elements && elements.getElementType() == from)
      return retypeConstants(elements, to);
    return std::nullopt;
  });
  // Arrays of extents remain i64 if the element type changes.
  replacer.addReplacement([](DenseArrayAttr attr) {
    return std::make_pair(Attribute(attr), WalkResult::skip());
  });
  // Only attributes of constants and of the entry are replaced: other numbers,
  // such as alignments and predicates, belong to the operation.
  program.entry.walk([&](Operation *op) {
    bool isConstant = op->hasTrait<OpTrait::ConstantLike>();
    replacer.replaceElementsIn(op, /*replaceAttrs=*/isConstant ||
                                       op == program.entry,
                               /*replaceLocs=*/false, /*replaceTypes=*/true);
  });
  program.entry->setAttr(attrs::seed, seed);
  return true;
}

//===----------------------------------------------------------------------===//
// Extents
//===----------------------------------------------------------------------===//

static SmallVector<int64_t> collectStaticExtents(Program &program) {
  SetVector<int64_t> extents;
  for (Type type : program.entry.getArgumentTypes())
    if (auto tensor = dyn_cast<RankedTensorType>(type))
      for (int64_t extent : tensor.getShape())
        if (!ShapedType::isDynamic(extent))
          extents.insert(extent);
  return extents.takeVector();
}

/// Changes every extent that equals the chosen extent in the same way, so that
/// extents that must be equal stay equal.
bool mutate::changeStaticExtent(Program &program) {
  SmallVector<int64_t> extents = collectStaticExtents(program);
  if (extents.empty())
    return false;
  int64_t from = extents[program.choices.draw(extents.size())];
  int64_t to = program.choices.draw(maxExtent);
  AttrTypeReplacer replacer;
  auto change = [=](auto type) {
    SmallVector<int64_t> shape(type.getShape());
    llvm::replace(shape, from, to);
    return type.clone(shape);
  };
  replacer.addReplacement(
      [=](RankedTensorType type) { return std::optional<Type>(change(type)); });
  // Buffers change like the tensors from which they are made, or which are made
  // from them.
  replacer.addReplacement([=](MemRefType type) {
    return std::make_pair(Type(change(type)), WalkResult::skip());
  });
  // A constant whose elements are all equal can be given more elements; others
  // cannot.
  replacer.addReplacement(
      [=](DenseElementsAttr attr) -> std::optional<Attribute> {
        auto type = dyn_cast<RankedTensorType>(attr.getType());
        if (!type || !attr.isSplat())
          return std::nullopt;
        return attr.resizeSplat(change(type));
      });
  replacer.recursivelyReplaceElementsIn(program.entry, /*replaceAttrs=*/true,
                                        /*replaceLocs=*/false,
                                        /*replaceTypes=*/true);
  return from != to;
}

/// Returns `type` with the extent at `position` made dynamic if it is static,
/// or static if it is dynamic. `extents` are the values of the dynamic extents,
/// and are updated.
static RankedTensorType toggleExtent(RankedTensorType type, unsigned position,
                                     SmallVectorImpl<int64_t> &extents) {
  SmallVector<int64_t> shape(type.getShape());
  unsigned before = llvm::count_if(
      ArrayRef<int64_t>(shape).take_front(position), ShapedType::isDynamic);
  if (ShapedType::isDynamic(shape[position])) {
    shape[position] = extents[before];
    extents.erase(extents.begin() + before);
  } else {
    extents.insert(extents.begin() + before, shape[position]);
    shape[position] = ShapedType::kDynamic;
  }
  return type.clone(shape);
}

/// Whether the operation requires that the types of its operands equal other
/// types, so that the type of one operand must not become dynamic or static
/// alone.
static bool tiesTypes(Operation *op) {
  return isa<bufferization::ToBufferOp, standard::TensorStoreOp,
             BranchOpInterface, CallOpInterface>(op);
}

/// Casts `argument` back to `type`, its old type, where operations with tied
/// types use it.
static void castWhereTied(Program &program, BlockArgument argument, Type type) {
  SmallVector<OpOperand *> tied;
  for (OpOperand &use : argument.getUses())
    if (tiesTypes(use.getOwner()))
      tied.push_back(&use);
  if (tied.empty())
    return;
  program.builder.setInsertionPointToStart(argument.getOwner());
  Value same = tensor::CastOp::create(program.builder, argument.getLoc(), type,
                                      argument);
  for (OpOperand *use : tied)
    use->set(same);
}

static bool toggleArgument(Program &program, BlockArgument argument) {
  auto type = cast<RankedTensorType>(argument.getType());
  unsigned number = argument.getArgNumber();
  SmallVector<int64_t> extents;
  if (auto attr = dyn_cast_or_null<DenseI64ArrayAttr>(
          program.entry.getArgAttr(number, attrs::extents)))
    llvm::append_range(extents, attr.asArrayRef());
  argument.setType(
      toggleExtent(type, program.choices.draw(type.getRank()), extents));
  castWhereTied(program, argument, type);
  if (extents.empty())
    program.entry.removeArgAttr(
        number, StringAttr::get(type.getContext(), attrs::extents));
  else
    program.entry.setArgAttr(number, attrs::extents,
                             program.builder.getDenseI64ArrayAttr(extents));
  return true;
}

static bool toggleEmpty(Program &program, tensor::EmptyOp op) {
  RankedTensorType type = op.getType();
  program.builder.setInsertionPoint(op);
  SmallVector<OpFoldResult> sizes = op.getMixedSizes();
  OpFoldResult &size = sizes[program.choices.draw(sizes.size())];
  if (std::optional<int64_t> number = getConstantIntValue(size)) {
    if (isa<Value>(size))
      size = program.builder.getIndexAttr(*number);
    else
      size = Value(arith::ConstantIndexOp::create(program.builder, op.getLoc(),
                                                  *number));
  }
  auto changed = tensor::EmptyOp::create(program.builder, op.getLoc(), sizes,
                                         type.getElementType());
  op.replaceAllUsesWith(changed.getResult());
  op.erase();
  return true;
}

bool mutate::toggleStatic(Program &program) {
  SmallVector<Value> candidates;
  auto consider = [&](Value value) {
    auto type = dyn_cast<RankedTensorType>(value.getType());
    if (type && type.getRank() > 0)
      candidates.push_back(value);
  };
  llvm::for_each(program.entry.getArguments(), consider);
  program.entry.walk([&](tensor::EmptyOp op) { consider(op.getResult()); });
  if (candidates.empty())
    return false;
  Value value = candidates[program.choices.draw(candidates.size())];
  if (auto argument = dyn_cast<BlockArgument>(value))
    return !program.entry.getArgAttr(argument.getArgNumber(), attrs::value) &&
           toggleArgument(program, argument);
  return toggleEmpty(program, value.getDefiningOp<tensor::EmptyOp>());
}
