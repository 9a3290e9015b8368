//===- Questions.cpp - what guards ask about programs ------- -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Questions.h"

#include "AffineAccess.h"

#include "padlab/dialect/Case.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SparseTensor/IR/SparseTensor.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/Support/CheckedArithmetic.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace padlab;

llvm::ArrayRef<int64_t> guards::getSizes(Operation *transform,
                                         llvm::StringRef name) {
  auto sizes = transform ? transform->getAttrOfType<DenseI64ArrayAttr>(name)
                         : DenseI64ArrayAttr();
  return sizes ? sizes.asArrayRef() : llvm::ArrayRef<int64_t>();
}

Operation *guards::findTransform(Operation *root, llvm::StringRef transform) {
  Operation *found = nullptr;
  root->walk([&](Operation *op) {
    if (op->getName().getStringRef() == transform)
      found = op;
  });
  return found;
}

bool guards::runs(Operation *root, llvm::StringRef transform) {
  return findTransform(root, transform) != nullptr;
}

bool guards::mayTransform(Operation *transform, Operation *op) {
  Operation *match = transform->getOperand(0).getDefiningOp();
  auto names = match ? match->getAttrOfType<ArrayAttr>("ops") : ArrayAttr();
  return !names || llvm::is_contained(names.getAsValueRange<StringAttr>(),
                                      op->getName().getStringRef());
}

static std::optional<int64_t> getKnownValue(OpFoldResult amount,
                                            unsigned depth = guards::deepest);

/// Returns the function whose entry block has the argument; null if there is
/// none.
static FunctionOpInterface getCallee(BlockArgument argument) {
  return argument.getOwner()->isEntryBlock()
             ? dyn_cast<FunctionOpInterface>(argument.getOwner()->getParentOp())
             : FunctionOpInterface();
}

/// Returns what the calls of a function pass as one of its arguments.
static SmallVector<Value> getPassed(FunctionOpInterface function,
                                    unsigned argument) {
  SmallVector<Value> passed;
  if (auto module = function->getParentOfType<ModuleOp>())
    module.walk([&](CallOpInterface call) {
      auto callee = dyn_cast<SymbolRefAttr>(call.getCallableForCallee());
      if (callee &&
          callee.getLeafReference() == SymbolTable::getSymbolName(function))
        passed.push_back(call.getArgOperands()[argument]);
    });
  return passed;
}

static std::optional<int64_t> getKnownExtent(Value value, int64_t dim,
                                             unsigned depth) {
  auto type = dyn_cast<ShapedType>(value.getType());
  if (!type || !type.hasRank() || dim < 0 || dim >= type.getRank())
    return std::nullopt;
  if (!type.isDynamicDim(dim))
    return type.getDimSize(dim);
  if (depth == 0)
    return std::nullopt;
  // Arguments and allocations have an extent for each dynamic dimension.
  size_t index = llvm::count_if(
      llvm::seq(dim), [&](int64_t i) { return type.isDynamicDim(i); });
  if (auto argument = dyn_cast<BlockArgument>(value)) {
    FunctionOpInterface function = getCallee(argument);
    auto extents = function ? function.getArgAttrOfType<DenseI64ArrayAttr>(
                                  argument.getArgNumber(), attrs::extents)
                            : DenseI64ArrayAttr();
    return extents && index < extents.asArrayRef().size()
               ? std::optional(extents.asArrayRef()[index])
               : std::nullopt;
  }
  if (auto empty = value.getDefiningOp<tensor::EmptyOp>())
    return getKnownValue(empty.getMixedSizes()[dim], depth - 1);
  if (auto alloc = value.getDefiningOp<memref::AllocOp>())
    return getKnownValue(alloc.getDynamicSizes()[index], depth - 1);
  if (auto cast = value.getDefiningOp<tensor::CastOp>())
    return getKnownExtent(cast.getSource(), dim, depth - 1);
  if (auto op = value.getDefiningOp<DestinationStyleOpInterface>())
    return getKnownExtent(op.getTiedOpOperand(cast<OpResult>(value))->get(),
                          dim, depth - 1);
  return std::nullopt;
}

std::optional<int64_t> guards::getKnownExtent(Value value, int64_t dim) {
  return ::getKnownExtent(value, dim, deepest);
}

/// Folds an operation whose operands are all known integers. Folding may change
/// an operation in place, so a copy is folded.
static std::optional<int64_t> foldKnownOperands(OpResult result,
                                                unsigned depth) {
  Operation *op = result.getOwner();
  if (depth == 0 || op->getNumOperands() == 0 || op->getNumRegions() > 0 ||
      !isPure(op))
    return std::nullopt;
  SmallVector<Attribute> operands;
  for (Value operand : op->getOperands()) {
    std::optional<int64_t> value = operand.getType().isIntOrIndex()
                                       ? getKnownValue(operand, depth - 1)
                                       : std::nullopt;
    if (!value)
      return std::nullopt;
    unsigned width = operand.getType().isIndex()
                         ? unsigned(IndexType::kInternalStorageBitWidth)
                         : operand.getType().getIntOrFloatBitWidth();
    operands.push_back(IntegerAttr::get(
        operand.getType(), llvm::APInt(64, *value, true).sextOrTrunc(width)));
  }
  Operation *copy = op->clone();
  SmallVector<OpFoldResult> folded;
  bool isFolded = succeeded(copy->fold(operands, folded)) && !folded.empty();
  copy->destroy();
  if (!isFolded)
    return std::nullopt;
  // A fold may also return a value, such as an operand, instead of a constant.
  return getKnownValue(folded[result.getResultNumber()], depth - 1);
}

/// Returns the number that each call of a function passes as an argument;
/// nothing if there is no call, or if two pass different or unknown ones.
static std::optional<int64_t> getKnownPassed(BlockArgument argument,
                                             FunctionOpInterface function,
                                             unsigned depth) {
  if (depth == 0)
    return std::nullopt;
  std::optional<int64_t> known;
  for (Value operand : getPassed(function, argument.getArgNumber())) {
    std::optional<int64_t> passed = getKnownValue(operand, depth - 1);
    if (!passed || (known && *known != *passed))
      return std::nullopt;
    known = passed;
  }
  return known;
}

/// Returns the value of `amount` if it is known: if it is a constant (possibly
/// behind a cast that a conversion left), an argument whose value the case or
/// each call contains, a known extent, or an expression of these. An
/// unreachable block may define a value by itself, hence the depth limit.
static std::optional<int64_t> getKnownValue(OpFoldResult amount,
                                            unsigned depth) {
  if (std::optional<int64_t> value = getConstantIntValue(amount))
    return value;
  if (isa<Attribute>(amount))
    return std::nullopt;
  if (auto cast =
          dyn_cast<Value>(amount).getDefiningOp<UnrealizedConversionCastOp>();
      cast && cast.getInputs().size() == 1) {
    llvm::APInt converted;
    if (matchPattern(cast.getInputs().front(), m_ConstantInt(&converted)))
      return converted.getSExtValue();
  }
  // Folding would wrap around where a sum does not fit.
  if (auto sum = dyn_cast<Value>(amount).getDefiningOp<arith::AddIOp>()) {
    if (depth == 0)
      return std::nullopt;
    auto lhs = getKnownValue(sum.getLhs(), depth - 1),
         rhs = getKnownValue(sum.getRhs(), depth - 1);
    return lhs && rhs ? llvm::checkedAdd(*lhs, *rhs) : std::nullopt;
  }
  if (auto dim = dyn_cast<Value>(amount).getDefiningOp<tensor::DimOp>()) {
    std::optional<int64_t> index = dim.getConstantIndex();
    return index ? getKnownExtent(dim.getSource(), *index, depth)
                 : std::nullopt;
  }
  if (auto result = dyn_cast<OpResult>(cast<Value>(amount)))
    return foldKnownOperands(result, depth);
  auto argument = cast<BlockArgument>(cast<Value>(amount));
  FunctionOpInterface function = getCallee(argument);
  if (!function)
    return std::nullopt;
  auto value = function.getArgAttrOfType<IntegerAttr>(argument.getArgNumber(),
                                                      attrs::value);
  return value ? std::optional(value.getInt())
               : getKnownPassed(argument, function, depth);
}

std::optional<int64_t> guards::getKnownNumber(OpFoldResult number) {
  return getKnownValue(number);
}

static bool
mayConstantBe(Attribute constant,
              llvm::function_ref<bool(const llvm::APFloat &)> holds) {
  if (auto number = dyn_cast<FloatAttr>(constant))
    return holds(number.getValue());
  auto elements = dyn_cast<DenseFPElementsAttr>(constant);
  return !elements || llvm::any_of(elements.getValues<llvm::APFloat>(), holds);
}

bool guards::mayBe(Value floats,
                   llvm::function_ref<bool(const llvm::APFloat &)> holds,
                   unsigned depth) {
  Attribute constant;
  if (matchPattern(floats, m_Constant(&constant)))
    return mayConstantBe(constant, holds);
  auto argument = dyn_cast<BlockArgument>(floats);
  FunctionOpInterface function =
      argument ? getCallee(argument) : FunctionOpInterface();
  if (!function || depth == 0)
    return true;
  unsigned number = argument.getArgNumber();
  if (Attribute value = function.getArgAttr(number, attrs::value))
    return mayConstantBe(value, holds);
  SmallVector<Value> passed = getPassed(function, number);
  return passed.empty() || llvm::any_of(passed, [&](Value operand) {
           return mayBe(operand, holds, depth - 1);
         });
}

bool guards::crops(tensor::PadOp pad) {
  auto isNegative = [](OpFoldResult amount) {
    return getKnownValue(amount).value_or(0) < 0;
  };
  return llvm::any_of(pad.getMixedLowPad(), isNegative) ||
         llvm::any_of(pad.getMixedHighPad(), isNegative);
}

static bool mayBeNegative(OpFoldResult amount, unsigned depth);

template <typename Amounts>
static bool anyMayBeNegative(const Amounts &amounts, unsigned depth) {
  return llvm::any_of(amounts, [&](OpFoldResult amount) {
    return mayBeNegative(amount, depth);
  });
}

/// Whether an argument of a block may be negative. The calls of a function say
/// what its arguments are; without calls they are assumed not to be negative.
static bool mayArgumentBeNegative(BlockArgument argument, unsigned depth) {
  Operation *owner = argument.getOwner()->getParentOp();
  if (auto loop = dyn_cast<scf::ForOp>(owner))
    return argument != loop.getInductionVar() ||
           mayBeNegative(loop.getLowerBound(), depth);
  if (auto loop = dyn_cast<affine::AffineForOp>(owner))
    return argument != loop.getInductionVar() ||
           !loop.hasConstantLowerBound() || loop.getConstantLowerBound() < 0;
  FunctionOpInterface function = getCallee(argument);
  return !function || llvm::any_of(getPassed(function, argument.getArgNumber()),
                                   [&](Value operand) {
                                     return mayBeNegative(operand, depth);
                                   });
}

/// Whether the expression may be negative although none of its operands is.
static bool makesNegative(AffineExpr expr) {
  bool found = false;
  expr.walk([&](AffineExpr part) {
    auto constant = dyn_cast<AffineConstantExpr>(part);
    found |= constant && constant.getValue() < 0;
  });
  return found;
}

/// Whether the amount may be negative. An operation that is not known may make
/// any number. Sums are assumed not to wrap around. Beyond the depth limit,
/// values are assumed not to be negative.
static bool mayBeNegative(OpFoldResult amount, unsigned depth) {
  if (std::optional<int64_t> known = getKnownValue(amount))
    return *known < 0;
  auto value = dyn_cast<Value>(amount);
  if (!value || depth == 0)
    return false;
  if (auto argument = dyn_cast<BlockArgument>(value))
    return mayArgumentBeNegative(argument, depth - 1);
  Operation *op = value.getDefiningOp();
  if (isa<tensor::DimOp, memref::DimOp, tensor::RankOp, memref::RankOp,
          arith::ExtUIOp>(op))
    return false;
  if (isa<arith::AddIOp, arith::MulIOp, arith::MinSIOp, arith::DivSIOp,
          arith::FloorDivSIOp, arith::CeilDivSIOp, arith::IndexCastOp,
          arith::ExtSIOp>(op))
    return anyMayBeNegative(op->getOperands(), depth - 1);
  if (isa<arith::RemSIOp, arith::RemUIOp, arith::DivUIOp>(op))
    return mayBeNegative(op->getOperand(0), depth - 1);
  if (isa<arith::MaxSIOp, arith::AndIOp>(op))
    return llvm::all_of(op->getOperands(), [&](Value operand) {
      return mayBeNegative(operand, depth - 1);
    });
  if (auto select = dyn_cast<arith::SelectOp>(op))
    return mayBeNegative(select.getTrueValue(), depth - 1) ||
           mayBeNegative(select.getFalseValue(), depth - 1);
  if (isa<affine::AffineApplyOp, affine::AffineMinOp, affine::AffineMaxOp>(
          op)) {
    AffineMap map = op->getAttrOfType<AffineMapAttr>("map").getValue();
    bool isMaximum = isa<affine::AffineMaxOp>(op);
    bool isMadeNegative = isMaximum
                              ? llvm::all_of(map.getResults(), makesNegative)
                              : llvm::any_of(map.getResults(), makesNegative);
    return isMadeNegative || anyMayBeNegative(op->getOperands(), depth - 1);
  }
  return true;
}

bool guards::mayCrop(tensor::PadOp pad) {
  return anyMayBeNegative(pad.getMixedLowPad(), deepest) ||
         anyMayBeNegative(pad.getMixedHighPad(), deepest);
}

bool guards::isConstant(Value value) {
  return matchPattern(value, m_Constant());
}

bool guards::mayBeZero(Value number) {
  DenseIntElementsAttr elements;
  if (matchPattern(number, m_Constant(&elements)))
    return llvm::any_of(elements.getValues<llvm::APInt>(),
                        [](const llvm::APInt &one) { return one.isZero(); });
  llvm::APInt constant;
  return !matchPattern(number, m_ConstantInt(&constant)) || constant.isZero();
}

bool guards::mustNotBeSpeculated(Operation *op) {
  return !isSpeculatable(op) ||
         (isa<arith::RemSIOp, arith::RemUIOp, arith::FloorDivSIOp>(op) &&
          mayBeZero(op->getOperand(1)));
}

bool guards::hasConstantAmount(tensor::PadOp pad) {
  return llvm::any_of(pad.getLow(), isConstant) ||
         llvm::any_of(pad.getHigh(), isConstant);
}

bool guards::mayTrap(tensor::PadOp pad) {
  return llvm::any_of(
      pad.getBody()->without_terminator(), [](Operation &inner) {
        // Upstream wrongly says that accesses of tensors can be speculated.
        return mustNotBeSpeculated(&inner) || isa<tensor::ExtractOp>(inner);
      });
}

/// Whether an extent is known to be 0.
static bool hasNoElements(Value value) {
  auto type = dyn_cast<ShapedType>(value.getType());
  return type && type.hasRank() &&
         llvm::any_of(llvm::seq(type.getRank()), [&](int64_t dim) {
           return guards::getKnownExtent(value, dim) == 0;
         });
}

bool guards::padsNothing(tensor::PadOp pad) {
  return hasNoElements(pad.getSource());
}

bool guards::yieldsLocalValue(tensor::PadOp pad) {
  Value yielded = pad.getBody()->getTerminator()->getOperand(0);
  return yielded.getParentBlock() == pad.getBody();
}

bool guards::isEmpty(linalg::LinalgOp op) {
  return llvm::any_of(op->getOperands(), hasNoElements);
}

std::optional<int64_t> guards::getKnownRange(linalg::LinalgOp op,
                                             unsigned loop) {
  AffineExpr counter = getAffineDimExpr(loop, op->getContext());
  for (OpOperand &operand : op->getOpOperands())
    for (auto [dim, index] :
         llvm::enumerate(op.getMatchingIndexingMap(&operand).getResults()))
      if (index == counter)
        if (std::optional<int64_t> extent = getKnownExtent(operand.get(), dim))
          return extent;
  return std::nullopt;
}

llvm::SmallVector<int64_t> guards::getKnownRounds(linalg::LinalgOp op) {
  return llvm::map_to_vector(llvm::seq(op.getNumLoops()), [&](unsigned loop) {
    return getKnownRange(op, loop).value_or(ShapedType::kDynamic);
  });
}

llvm::SmallVector<int64_t>
guards::inferPackedShape(linalg::PackOp pack, llvm::ArrayRef<int64_t> source) {
  llvm::SmallVector<int64_t> shape(source);
  llvm::SmallVector<int64_t> tiles = pack.getStaticTiles();
  for (auto [dim, tile] : llvm::zip_equal(pack.getInnerDimsPos(), tiles))
    shape[dim] =
        ShapedType::isDynamic(shape[dim]) || ShapedType::isDynamic(tile)
            ? ShapedType::kDynamic
            : llvm::divideCeilSigned(shape[dim], tile);
  if (!pack.getOuterDimsPerm().empty())
    applyPermutationToVector(shape, pack.getOuterDimsPerm());
  shape.append(tiles);
  return shape;
}

bool guards::hasExpr(AffineMap map,
                     llvm::function_ref<bool(AffineExpr)> holds) {
  bool found = false;
  map.walkExprs([&](AffineExpr expr) { found = found || holds(expr); });
  return found;
}

bool guards::isDivision(AffineExpr expr) {
  return expr.getKind() == AffineExprKind::FloorDiv ||
         expr.getKind() == AffineExprKind::CeilDiv ||
         expr.getKind() == AffineExprKind::Mod;
}

bool guards::hasMapExpr(linalg::LinalgOp op,
                        llvm::function_ref<bool(AffineExpr)> holds) {
  return llvm::any_of(op.getIndexingMapsArray(),
                      [&](AffineMap map) { return hasExpr(map, holds); });
}

bool guards::hasMapWith(linalg::LinalgOp op, AffineExprKind kind) {
  return hasMapExpr(op,
                    [&](AffineExpr expr) { return expr.getKind() == kind; });
}

bool guards::indexesInitOtherwise(linalg::LinalgOp op) {
  return llvm::any_of(op.getDpsInitsMutable(), [&](OpOperand &init) {
    return !op.getMatchingIndexingMap(&init).isProjectedPermutation();
  });
}

bool guards::writesPartOfAnInit(linalg::LinalgOp op) {
  return llvm::any_of(op.getDpsInitsMutable(), [&](OpOperand &init) {
    return !op.getMatchingIndexingMap(&init).isPermutation();
  });
}

bool guards::castsUnsigned(Operation *op) {
  auto cast = op->getAttrOfType<linalg::TypeFnAttr>("cast");
  return cast && cast.getValue() == linalg::TypeFn::cast_unsigned;
}

bool guards::mayMaskOff(Value mask) {
  if (matchPattern(mask, m_One()))
    return false;
  auto constant = mask.getDefiningOp<vector::ConstantMaskOp>();
  return !constant || !constant.isAllOnesMask();
}

bool guards::mayHaveNoIteration(scf::ForOp loop) {
  llvm::APInt low, high;
  return !matchPattern(loop.getLowerBound(), m_ConstantInt(&low)) ||
         !matchPattern(loop.getUpperBound(), m_ConstantInt(&high)) ||
         !low.slt(high);
}

bool guards::hasUnitDimOfLayout(Operation *op) {
  return llvm::any_of(op->getOperandTypes(), [](Type type) {
    auto shaped = dyn_cast<ShapedType>(type);
    auto memref = dyn_cast<MemRefType>(type);
    return shaped && shaped.hasRank() &&
           llvm::is_contained(shaped.getShape(), 1) &&
           (hasEncoding(type) || (memref && !memref.getLayout().isIdentity()));
  });
}

bool guards::isUsedByAffine(Value value) {
  return llvm::any_of(value.getUsers(), [](Operation *user) {
    return isa_and_present<affine::AffineDialect>(user->getDialect());
  });
}

bool guards::hasEncoding(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor && tensor.getEncoding();
}

RankedTensorType guards::getTypeBeforeCast(Value value) {
  auto cast = value.getDefiningOp<tensor::CastOp>();
  return cast ? dyn_cast<RankedTensorType>(cast.getSource().getType())
              : RankedTensorType();
}

bool guards::forgetsStaticExtent(Type from, Type to) {
  auto operand = dyn_cast<RankedTensorType>(from),
       result = dyn_cast<RankedTensorType>(to);
  if (!operand || !result || operand.getRank() != result.getRank())
    return false;
  return llvm::any_of(llvm::seq(operand.getRank()), [&](int64_t dim) {
    return !operand.isDynamicDim(dim) && result.isDynamicDim(dim);
  });
}

bool guards::isSparse(Type type) {
  return bool(sparse_tensor::getSparseTensorEncoding(type));
}

bool guards::hasAccessExpr(Operation *op,
                           llvm::function_ref<bool(AffineExpr)> holds) {
  if (!isa<affine::AffineLoadOp, affine::AffineStoreOp>(op))
    return false;
  std::optional<guards::AffineAccess> access = guards::getAffineAccess(op);
  access->compose();
  return hasExpr(access->map, holds);
}
