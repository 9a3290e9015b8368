//===- ExtentForm.cpp - one program, static or dynamic --------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/codegen/ExtentForm.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Diagnostics.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace padlab;

namespace {

/// Gives the tensors of the entry function static or dynamic extents, as `form`
/// says. It walks the function from top to bottom and changes types on the way.
/// `originals` has the original types of values whose type changed: for
/// operations that need the original type, a cast restores it.
class Reformer {
public:
  Reformer(func::FuncOp entry, ExtentForm form)
      : entry(entry), form(form), b(entry.getContext()) {}

  /// Returns false if there was nothing to change.
  bool run();

private:
  void changeArgument(BlockArgument argument);
  void visit(Operation *op);
  void visitEmpty(tensor::EmptyOp op);
  void visitPad(tensor::PadOp op);
  void visitSlice(tensor::ExtractSliceOp op);
  void visitCast(tensor::CastOp op);
  void visitOther(Operation *op);
  /// Changes the type of `value` to `type`.
  void retype(Value value, Type type);
  void castBack(OpOperand &operand);
  void castBackInside(Operation *op);
  /// Replaces the uses of `value` by a cast to dynamic extents.
  void hideExtents(OpResult value);

  bool isDynamic() const { return form == ExtentForm::Dynamic; }
  static RankedTensorType withShape(RankedTensorType type,
                                    ArrayRef<int64_t> shape) {
    return RankedTensorType::get(shape, type.getElementType(),
                                 type.getEncoding());
  }
  static RankedTensorType makeDynamic(RankedTensorType type) {
    return withShape(
        type, SmallVector<int64_t>(type.getRank(), ShapedType::kDynamic));
  }
  /// Returns the number that `value` is in every run of the case, if that is
  /// easy to tell.
  std::optional<int64_t> getNumber(OpFoldResult value) const;
  std::optional<int64_t> getExtent(tensor::DimOp op) const;
  /// Returns `sizes` in the wanted form. If extents are to be dynamic, each
  /// size becomes a value; if they are to be static, each size that is known
  /// becomes a constant.
  SmallVector<OpFoldResult> changeSizes(ArrayRef<OpFoldResult> sizes,
                                        Location loc);

  mutable func::FuncOp entry;
  ExtentForm form;
  OpBuilder b;
  llvm::DenseMap<Value, Type> originals;
};

} // namespace

std::optional<int64_t> Reformer::getExtent(tensor::DimOp op) const {
  auto type = dyn_cast<RankedTensorType>(op.getSource().getType());
  std::optional<int64_t> dim = op.getConstantIndex();
  if (!type || !dim || *dim < 0 || *dim >= type.getRank() ||
      type.isDynamicDim(*dim))
    return std::nullopt;
  return type.getDimSize(*dim);
}

std::optional<int64_t> Reformer::getNumber(OpFoldResult value) const {
  if (std::optional<int64_t> constant = getConstantIntValue(value))
    return constant;
  auto dynamic = cast<Value>(value);
  if (auto argument = dyn_cast<BlockArgument>(dynamic)) {
    if (argument.getOwner() != &entry.front())
      return std::nullopt;
    auto pinned = entry.getArgAttrOfType<IntegerAttr>(argument.getArgNumber(),
                                                      attrs::value);
    return pinned ? std::optional(pinned.getInt()) : std::nullopt;
  }
  Operation *op = dynamic.getDefiningOp();
  if (auto dim = dyn_cast<tensor::DimOp>(op))
    return getExtent(dim);
  if (!isa<arith::AddIOp, arith::SubIOp, arith::MulIOp>(op) ||
      !dynamic.getType().isIndex())
    return std::nullopt;
  std::optional<int64_t> lhs = getNumber(op->getOperand(0)),
                         rhs = getNumber(op->getOperand(1));
  if (!lhs || !rhs)
    return std::nullopt;
  return isa<arith::AddIOp>(op)   ? *lhs + *rhs
         : isa<arith::SubIOp>(op) ? *lhs - *rhs
                                  : *lhs * *rhs;
}

SmallVector<OpFoldResult> Reformer::changeSizes(ArrayRef<OpFoldResult> sizes,
                                                Location loc) {
  SmallVector<OpFoldResult> changed(sizes);
  for (OpFoldResult &size : changed) {
    std::optional<int64_t> number = getNumber(size);
    if (isDynamic() && isa<Attribute>(size))
      size = arith::ConstantIndexOp::create(b, loc, *number).getResult();
    else if (!isDynamic() && number && *number >= 0)
      size = b.getIndexAttr(*number);
  }
  return changed;
}

void Reformer::retype(Value value, Type type) {
  Type old = value.getType();
  if (old == type)
    return;
  originals.try_emplace(value, old);
  value.setType(type);
}

void Reformer::castBack(OpOperand &operand) {
  auto it = originals.find(operand.get());
  if (it == originals.end() || it->second == operand.get().getType())
    return;
  b.setInsertionPoint(operand.getOwner());
  operand.set(tensor::CastOp::create(b, operand.getOwner()->getLoc(),
                                     it->second, operand.get()));
}

/// Whether the operation accepts operands with static or dynamic extents, and
/// the types of its results do not depend on them.
static bool takesAnyExtents(Operation *op) {
  return isa<tensor::DimOp, tensor::RankOp, tensor::ExtractOp>(op);
}

void Reformer::castBackInside(Operation *op) {
  for (Region &region : op->getRegions())
    region.walk([&](Operation *inner) {
      if (!takesAnyExtents(inner))
        for (OpOperand &operand : inner->getOpOperands())
          castBack(operand);
    });
}

void Reformer::hideExtents(OpResult value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  if (!type || value.use_empty() || makeDynamic(type) == type)
    return;
  b.setInsertionPointAfter(value.getOwner());
  auto hidden =
      tensor::CastOp::create(b, value.getLoc(), makeDynamic(type), value);
  value.replaceAllUsesExcept(hidden, hidden);
  originals[hidden] = type;
}

void Reformer::changeArgument(BlockArgument argument) {
  auto type = dyn_cast<RankedTensorType>(argument.getType());
  if (!type)
    return;
  unsigned number = argument.getArgNumber();
  SmallVector<int64_t> extents(type.getShape());
  ArrayRef<int64_t> given;
  if (auto attr =
          entry.getArgAttrOfType<DenseI64ArrayAttr>(number, attrs::extents))
    given = attr.asArrayRef();
  for (int64_t &extent : extents)
    if (ShapedType::isDynamic(extent)) {
      extent = given.front();
      given = given.drop_front();
    }
  if (isDynamic()) {
    retype(argument, makeDynamic(type));
    if (type.getRank())
      entry.setArgAttr(number, attrs::extents, b.getDenseI64ArrayAttr(extents));
  } else {
    retype(argument, withShape(type, extents));
    entry.removeArgAttr(number, b.getStringAttr(attrs::extents));
  }
}

void Reformer::visitEmpty(tensor::EmptyOp op) {
  b.setInsertionPoint(op);
  auto changed = tensor::EmptyOp::create(
      b, op.getLoc(), changeSizes(op.getMixedSizes(), op.getLoc()),
      op.getType().getElementType(), op.getType().getEncoding());
  if (changed.getType() != op.getType())
    originals[changed] = op.getType();
  op.replaceAllUsesWith(changed.getResult());
  op.erase();
}

void Reformer::visitPad(tensor::PadOp op) {
  castBackInside(op);
  RankedTensorType type = op.getResultType(), source = op.getSourceType();
  if (isDynamic())
    return retype(op.getResult(), makeDynamic(type));
  SmallVector<int64_t> shape(type.getShape());
  for (auto [dim, extent] : llvm::enumerate(shape)) {
    std::optional<int64_t> low = getNumber(op.getMixedLowPad()[dim]),
                           high = getNumber(op.getMixedHighPad()[dim]);
    if (low && high && !source.isDynamicDim(dim))
      extent = source.getDimSize(dim) + *low + *high;
  }
  retype(op.getResult(), withShape(type, shape));
}

void Reformer::visitSlice(tensor::ExtractSliceOp op) {
  // An extent that a slice drops must be static, so a rank-reducing slice stays
  // as it is.
  if (op.getSourceType().getRank() != op.getType().getRank()) {
    if (isDynamic())
      hideExtents(op->getOpResult(0));
    return;
  }
  b.setInsertionPoint(op);
  auto changed = tensor::ExtractSliceOp::create(
      b, op.getLoc(), op.getSource(), op.getMixedOffsets(),
      changeSizes(op.getMixedSizes(), op.getLoc()), op.getMixedStrides());
  if (changed.getType() != op.getType())
    originals[changed] = op.getType();
  op.replaceAllUsesWith(changed.getResult());
  op.erase();
}

void Reformer::visitCast(tensor::CastOp op) {
  auto source = dyn_cast<RankedTensorType>(op.getSource().getType());
  auto type = dyn_cast<RankedTensorType>(op.getType());
  if (!source || !type)
    return visitOther(op);
  if (isDynamic())
    retype(op.getResult(), makeDynamic(type));
  else if (source.hasStaticShape())
    retype(op.getResult(), withShape(type, source.getShape()));
}

void Reformer::visitOther(Operation *op) {
  castBackInside(op);
  if (!takesAnyExtents(op))
    for (OpOperand &operand : op->getOpOperands())
      castBack(operand);
  if (isDynamic())
    for (OpResult result : op->getResults())
      hideExtents(result);
}

void Reformer::visit(Operation *op) {
  llvm::TypeSwitch<Operation *>(op)
      .Case([&](tensor::EmptyOp op) { visitEmpty(op); })
      .Case([&](tensor::PadOp op) { visitPad(op); })
      .Case([&](tensor::ExtractSliceOp op) { visitSlice(op); })
      .Case([&](tensor::CastOp op) { visitCast(op); })
      .Case([&](tensor::InsertSliceOp op) {
        castBack(op.getSourceMutable());
        retype(op.getResult(), op.getDest().getType());
      })
      .Case([&](tensor::InsertOp op) {
        retype(op.getResult(), op.getDest().getType());
      })
      .Case([&](linalg::LinalgOp op) {
        castBackInside(op);
        for (OpResult result : op->getResults())
          retype(
              result,
              op.getDpsInitOperand(result.getResultNumber())->get().getType());
      })
      .Default([&](Operation *op) { visitOther(op); });
}

bool Reformer::run() {
  for (BlockArgument argument : entry.getArguments())
    changeArgument(argument);
  SmallVector<Operation *> ops;
  for (Block &block : entry.getBody())
    for (Operation &op : block)
      ops.push_back(&op);
  SmallVector<Type> results(entry.getResultTypes());
  for (Operation *op : ops) {
    if (auto exit = dyn_cast<func::ReturnOp>(op))
      results.assign(exit.operand_type_begin(), exit.operand_type_end());
    else
      visit(op);
  }
  entry.setType(b.getFunctionType(entry.getBody().getArgumentTypes(), results));
  return !originals.empty();
}

std::optional<Case> padlab::makeForm(const Case &theCase, ExtentForm form) {
  if (form == ExtentForm::AsWritten)
    return std::nullopt;
  ScopedDiagnosticHandler quiet(theCase.getContext(),
                                [](Diagnostic &) { return success(); });
  OwningOpRef<ModuleOp> module(theCase.getModule().clone());
  if (!Reformer(findEntry(*module), form).run())
    return std::nullopt;
  FailureOr<Case> reformed = Case::adopt(std::move(module));
  if (failed(reformed))
    return std::nullopt;
  return std::move(*reformed);
}
