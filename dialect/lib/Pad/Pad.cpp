//===- Pad.cpp - structured operations with a border ----------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/dialect/Pad/Pad.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/DialectImplementation.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace padlab::pad;

//===----------------------------------------------------------------------===//
// Amounts
//===----------------------------------------------------------------------===//

template <typename Op>
static SmallVector<OpFoldResult> getLow(Op op) {
  return getMixedValues(op.getStaticLow(), op.getLow(), op->getContext());
}

template <typename Op>
static SmallVector<OpFoldResult> getHigh(Op op) {
  return getMixedValues(op.getStaticHigh(), op.getHigh(), op->getContext());
}

SmallVector<OpFoldResult> FrameOp::getMixedLow() { return ::getLow(*this); }
SmallVector<OpFoldResult> FrameOp::getMixedHigh() { return ::getHigh(*this); }
SmallVector<OpFoldResult> GenericOp::getMixedLow() { return ::getLow(*this); }
SmallVector<OpFoldResult> GenericOp::getMixedHigh() { return ::getHigh(*this); }

/// Returns the interior's extent if it is static; it may be negative in an
/// invalid program.
static std::optional<int64_t> getInteriorExtent(ShapedType type,
                                                ArrayRef<int64_t> low,
                                                ArrayRef<int64_t> high,
                                                unsigned dim) {
  if (type.isDynamicDim(dim) || ShapedType::isDynamic(low[dim]) ||
      ShapedType::isDynamic(high[dim]))
    return std::nullopt;
  return type.getDimSize(dim) - low[dim] - high[dim];
}

std::optional<int64_t> padlab::pad::getStaticInteriorExtent(GenericOp op,
                                                            unsigned dim) {
  return getInteriorExtent(op.getDestinationType(), op.getStaticLow(),
                           op.getStaticHigh(), dim);
}

//===----------------------------------------------------------------------===//
// Borders
//===----------------------------------------------------------------------===//

static Value getUniform(Region &border) {
  auto yield = cast<YieldOp>(border.front().getTerminator());
  Value value = yield.getValue();
  bool isOutside = !border.isAncestor(value.getParentRegion());
  return isOutside || matchPattern(value, m_Constant()) ? value : Value();
}

Value FrameOp::getUniformBorder() { return getUniform(getBorder()); }
Value GenericOp::getUniformBorder() { return getUniform(getBorder()); }

//===----------------------------------------------------------------------===//
// Interfaces
//===----------------------------------------------------------------------===//

using Effects =
    SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>;

static void addEffect(Effects &effects, OpOperand &operand,
                      MemoryEffects::Effect *effect) {
  if (isa<BaseMemRefType>(operand.get().getType()))
    effects.emplace_back(effect, &operand, SideEffects::DefaultResource::get());
}

void FrameOp::getEffects(Effects &effects) {
  addEffect(effects, getInitMutable(), MemoryEffects::Write::get());
}

void GenericOp::getEffects(Effects &effects) {
  for (OpOperand &input : getInputsMutable())
    addEffect(effects, input, MemoryEffects::Read::get());
  addEffect(effects, getInitMutable(), MemoryEffects::Write::get());
}

/// The result has the shape of the destination.
template <typename Op>
static LogicalResult reify(Op op, OpBuilder &builder,
                           ReifiedRankedShapedTypeDims &shapes) {
  if (!op.getResult())
    return failure();
  shapes.push_back(tensor::getMixedSizes(builder, op.getLoc(), op.getInit()));
  return success();
}

LogicalResult FrameOp::reifyResultShapes(OpBuilder &builder,
                                         ReifiedRankedShapedTypeDims &shapes) {
  return reify(*this, builder, shapes);
}

LogicalResult
GenericOp::reifyResultShapes(OpBuilder &builder,
                             ReifiedRankedShapedTypeDims &shapes) {
  return reify(*this, builder, shapes);
}

//===----------------------------------------------------------------------===//
// Verifiers
//===----------------------------------------------------------------------===//

static InFlightDiagnostic refuse(Operation *op, unsigned rule) {
  return op->emitOpError("breaks rule ") << rule << ": ";
}

template <typename Op>
static LogicalResult verifyAmounts(Op op) {
  auto rank = static_cast<size_t>(op.getRank());
  if (op.getStaticLow().size() != rank || op.getStaticHigh().size() != rank)
    return refuse(op, 1) << "a destination of rank " << rank << " has "
                         << op.getStaticLow().size() << " low and "
                         << op.getStaticHigh().size() << " high amounts";
  auto isNegative = [](int64_t amount) {
    return amount < 0 && !ShapedType::isDynamic(amount);
  };
  if (llvm::any_of(op.getStaticLow(), isNegative) ||
      llvm::any_of(op.getStaticHigh(), isNegative))
    return refuse(op, 2) << "an amount is negative";
  for (unsigned dim = 0; dim != rank; ++dim) {
    auto extent = getInteriorExtent(op.getDestinationType(), op.getStaticLow(),
                                    op.getStaticHigh(), dim);
    if (extent && *extent < 0)
      return refuse(op, 3)
             << "the amounts leave no room for the interior in dimension "
             << dim;
  }
  return success();
}

template <typename Op>
static LogicalResult verifyResult(Op op) {
  Type type = op.getInit().getType();
  if (isa<BaseMemRefType>(type)) {
    if (op.getResult())
      return refuse(op, 8) << "an operation on a memref has no result";
    return success();
  }
  if (!op.getResult() || op.getResult().getType() != type)
    return refuse(op, 8) << "the result must have the destination's type, "
                         << type;
  return success();
}

LogicalResult FrameOp::verify() {
  if (failed(verifyAmounts(*this)))
    return failure();
  return verifyResult(*this);
}

static LogicalResult verifyInput(GenericOp op, unsigned number) {
  auto type = cast<ShapedType>(op.getInputs()[number].getType());
  AffineMap map = op.getMap(number);
  if (map.getNumDims() != op.getRank() || map.getNumSymbols() != 0 ||
      map.getNumResults() != type.getRank())
    return refuse(op, 4) << "map " << number << " leads from "
                         << map.getNumDims() << " dimensions and "
                         << map.getNumSymbols() << " symbols to "
                         << map.getNumResults() << ", which should be "
                         << op.getRank() << ", 0 and " << type.getRank();
  for (auto [i, expr] : llvm::enumerate(map.getResults())) {
    auto dim = dyn_cast<AffineDimExpr>(expr);
    if (!dim || type.isDynamicDim(i))
      continue;
    auto extent = getStaticInteriorExtent(op, dim.getPosition());
    if (extent && *extent != type.getDimSize(i))
      return refuse(op, 9) << "input " << number << " has extent "
                           << type.getDimSize(i) << " in dimension " << i
                           << ", the interior has " << *extent;
  }
  return success();
}

LogicalResult GenericOp::verify() {
  if (failed(verifyAmounts(*this)) || failed(verifyResult(*this)))
    return failure();
  bool isMemRef = isa<BaseMemRefType>(getInit().getType());
  for (Type type : getInputs().getTypes())
    if (isa<BaseMemRefType>(type) != isMemRef)
      return refuse(*this, 8) << "tensors and memrefs are mixed";
  if (getMaps().size() != getInputs().size())
    return refuse(*this, 4) << getInputs().size() << " inputs have "
                            << getMaps().size() << " maps";
  for (unsigned number = 0; number != getInputs().size(); ++number)
    if (failed(verifyInput(*this, number)))
      return failure();
  return success();
}

static LogicalResult verifyYield(Operation *op, Region &region, Type element) {
  auto yield = dyn_cast<YieldOp>(region.front().getTerminator());
  if (!yield || yield.getValue().getType() != element)
    return refuse(op, 7) << "its regions must end with pad.yield of "
                         << element;
  return success();
}

/// Checks rules 6 and 7: the arguments of the border and the value that it
/// yields.
template <typename Op>
static LogicalResult verifyBorder(Op op) {
  Region &border = op.getBorder();
  if (static_cast<int64_t>(border.getNumArguments()) != op.getRank() ||
      !llvm::all_of(border.getArgumentTypes(),
                    [](Type type) { return type.isIndex(); }))
    return refuse(op, 6) << "the border's arguments must be " << op.getRank()
                         << " indices";
  return verifyYield(op, border, op.getElementType());
}

LogicalResult FrameOp::verifyRegions() { return verifyBorder(*this); }

LogicalResult GenericOp::verifyRegions() {
  SmallVector<Type> expected(getRank(), IndexType::get(getContext()));
  for (Type type : getInputs().getTypes())
    expected.push_back(cast<ShapedType>(type).getElementType());
  if (!llvm::equal(getInterior().getArgumentTypes(), expected))
    return refuse(*this, 5) << "the interior's arguments must be " << getRank()
                            << " indices and an element of each input";
  if (failed(verifyYield(*this, getInterior(), getElementType())))
    return failure();
  return verifyBorder(*this);
}

//===----------------------------------------------------------------------===//
// Dialect
//===----------------------------------------------------------------------===//

#include "padlab/dialect/Pad/PadDialect.cpp.inc"
#include "padlab/dialect/Pad/PadEnums.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "padlab/dialect/Pad/PadAttributes.cpp.inc"

#define GET_OP_CLASSES
#include "padlab/dialect/Pad/Pad.cpp.inc"

void PadDialect::initialize() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "padlab/dialect/Pad/PadAttributes.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "padlab/dialect/Pad/Pad.cpp.inc"
      >();
}
