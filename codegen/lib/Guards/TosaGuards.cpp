//===- TosaGuards.cpp - passes that convert TOSA --------------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A conversion fails if an illegal operation is left, so the whole pass is
/// withheld. Passes are also withheld because of folds. Only one of these
/// guards withholds a pattern.
///
//===----------------------------------------------------------------------===//

#include "Questions.h"
#include "Tables.h"

#include "mlir/Dialect/Tosa/IR/TosaOps.h"
#include "mlir/Dialect/Tosa/Utils/ConversionUtils.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::guards;

/// Whether a tensor of several unknown extents is repeated.
static bool tilesUnknownExtents(Operation *root) {
  return hasSome<tosa::TileOp>(root, [](tosa::TileOp op) {
    return llvm::any_of(
        llvm::ArrayRef<Type>{op.getInput1().getType(), op.getType()},
        [](Type type) {
          auto tensor = dyn_cast<RankedTensorType>(type);
          return tensor && tensor.getNumDynamicDims() > 1;
        });
  });
}

/// Whether an image whose elements are narrower than the accumulator is padded.
static bool padsNarrowImage(Operation *root) {
  return hasSome<tosa::DepthwiseConv2DOp>(root, [](tosa::DepthwiseConv2DOp op) {
    return getElementTypeOrSelf(op.getInput().getType()) !=
               getElementTypeOrSelf(op.getType()) &&
           llvm::any_of(op.getPad(),
                        [](int64_t amount) { return amount != 0; });
  });
}

/// Whether an extent is static in one of the types and dynamic in the other.
static bool knowsDifferentExtents(Type one, Type other) {
  return forgetsStaticExtent(one, other) || forgetsStaticExtent(other, one);
}

/// The pass reduces to a tensor without the axis and expands it to the result's
/// type. The expansion is valid if each dynamic extent is expanded to exactly
/// one dynamic extent, and each static one to none.
static bool reducesIntoUnknownExtent(Operation *root) {
  return hasSome<Operation *>(root, [](Operation *op) {
    auto axis = op->getAttrOfType<IntegerAttr>("axis");
    if (!axis || !op->getName().getStringRef().starts_with("tosa.reduce_"))
      return false;
    auto operand = dyn_cast<RankedTensorType>(op->getOperand(0).getType()),
         result = dyn_cast<RankedTensorType>(op->getResult(0).getType());
    if (!operand || !result || operand.getRank() < 2)
      return false;
    llvm::SmallVector<int64_t> reduced(operand.getShape());
    reduced.erase(reduced.begin() + axis.getInt());
    int64_t rank = reduced.size(), split = std::min(axis.getInt(), rank - 1);
    return llvm::any_of(llvm::seq(rank), [&](int64_t dim) {
      int64_t first = dim <= split ? dim : dim + 1,
              unknown = result.isDynamicDim(first);
      if (dim == split)
        unknown += result.isDynamicDim(first + 1);
      return unknown != ShapedType::isDynamic(reduced[dim]);
    });
  });
}

static bool picksIntoUnknownExtent(tosa::ArgMaxOp op) {
  auto from = dyn_cast<RankedTensorType>(op.getInput().getType());
  if (!from)
    return false;
  llvm::SmallVector<int64_t> left(from.getShape());
  left.erase(left.begin() + op.getAxis());
  return knowsDifferentExtents(from.clone(left), op.getType());
}

/// The extents are those of the values, but the second one is that of the
/// indices. One is taken from its operand if it is dynamic there.
static bool gathersIntoUnknownExtent(tosa::GatherOp op) {
  auto values = dyn_cast<RankedTensorType>(op.getValues().getType()),
       indices = dyn_cast<RankedTensorType>(op.getIndices().getType());
  if (!values || !indices)
    return false;
  llvm::SmallVector<int64_t> from(values.getShape());
  from[1] = indices.getDimSize(1);
  return knowsDifferentExtents(values.clone(from), op.getType());
}

static bool rescalesByOneConstant(tosa::RescaleOp op) {
  return matchPattern(op.getMultiplier(), m_Constant()) !=
         matchPattern(op.getShift(), m_Constant());
}

/// Whether only one of the two zero points is a constant. Floats are negated
/// without these.
static bool negatesByOneConstant(tosa::NegateOp op) {
  return !isa<FloatType>(getElementTypeOrSelf(op.getInput1().getType())) &&
         failed(op.getInput1ZeroPoint()) != failed(op.getOutputZeroPoint());
}

/// Whether a shift or zero points that are no constants count as operands that
/// are broadcast, and are asked for an extent that they do not have.
static bool asksScalarForExtent(Operation *op) {
  unsigned numData = 1;
  if (auto mul = dyn_cast<tosa::MulOp>(op)) {
    if (matchPattern(mul.getShift(), m_Constant()))
      return false;
    numData = 2;
  } else {
    auto negate = dyn_cast<tosa::NegateOp>(op);
    if (!negate || succeeded(negate.getInput1ZeroPoint()) ||
        succeeded(negate.getOutputZeroPoint()))
      return false;
  }
  auto result = dyn_cast<RankedTensorType>(op->getResult(0).getType());
  return result &&
         llvm::any_of(llvm::seq<int64_t>(1, result.getRank()), [&](auto dim) {
           return llvm::none_of(
               op->getOperands().take_front(numData).getTypes(),
               [&](Type type) {
                 auto data = dyn_cast<RankedTensorType>(type);
                 return !data || data.getDimSize(dim) > 1;
               });
         });
}

/// Whether integers are multiplied with a shift that is no constant.
static bool multipliesByUnknownShift(tosa::MulOp op) {
  return !isa<FloatType>(getElementTypeOrSelf(op.getInput1().getType())) &&
         !matchPattern(op.getShift(), m_Constant());
}

/// Whether a position in an image of integers is before its first element, at a
/// fractional distance.
static bool resizesFromFraction(tosa::ResizeOp op) {
  llvm::SmallVector<int64_t> scale, offset;
  auto extents = dyn_cast<RankedTensorType>(op.getType());
  if (isa<FloatType>(getElementTypeOrSelf(op.getInput().getType())) ||
      !extents ||
      !tosa::getConstShapeValues(op.getScale().getDefiningOp(), scale) ||
      !tosa::getConstShapeValues(op.getOffset().getDefiningOp(), offset))
    return false;
  for (unsigned axis : {0, 1}) {
    int64_t numerator = scale[2 * axis], step = scale[2 * axis + 1],
            rounds = extents.getDimSize(1 + axis);
    int64_t position = offset[axis];
    for (int64_t i = 0; position < 0; ++i, position += step)
      if (position % numerator != 0 &&
          (ShapedType::isDynamic(rounds) || i < rounds))
        return true;
  }
  return false;
}

/// Whether it is negated twice, without zero points.
static bool negatesTwice(tosa::NegateOp op) {
  auto inner = op.getInput1().getDefiningOp<tosa::NegateOp>();
  return inner &&
         llvm::all_of(
             llvm::ArrayRef<FailureOr<int64_t>>{
                 op.getInput1ZeroPoint(), op.getOutputZeroPoint(),
                 inner.getInput1ZeroPoint(), inner.getOutputZeroPoint()},
             [](FailureOr<int64_t> point) {
               return succeeded(point) && *point == 0;
             });
}

static bool negatesTwiceWithSaturation(tosa::NegateOp op) {
  auto type = dyn_cast<IntegerType>(getElementTypeOrSelf(op.getType()));
  return type && type.getWidth() < 32 && negatesTwice(op);
}

static bool negatesTwiceIntoOtherType(tosa::NegateOp op) {
  return negatesTwice(op) &&
         op.getInput1().getDefiningOp<tosa::NegateOp>().getInput1().getType() !=
             op.getType();
}

/// Whether an operand of another type certainly is the result.
static bool selectsOtherType(tosa::SelectOp op) {
  if (op.getOnTrue() == op.getOnFalse())
    return op.getOnTrue().getType() != op.getType();
  DenseIntElementsAttr condition;
  if (!matchPattern(op.getPred(), m_Constant(&condition)) ||
      !condition.isSplat())
    return false;
  Value chosen = condition.getSplatValue<llvm::APInt>().getBoolValue()
                     ? op.getOnTrue()
                     : op.getOnFalse();
  return chosen.getType() != op.getType();
}

static bool mayBeInfinite(Type type) {
  auto floats = dyn_cast<FloatType>(getElementTypeOrSelf(type));
  return floats &&
         llvm::APFloatBase::semanticsHasInf(floats.getFloatSemantics());
}

static bool hasUnknownLastExtent(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor && tensor.isDynamicDim(tensor.getRank() - 1);
}

/// Whether upstream takes the number of input channels for the unknown number
/// of filters, although the two may differ.
static bool takesChannelsOfInput(Operation *op) {
  if (!isa<tosa::Conv2DOp, tosa::Conv3DOp>(op) ||
      !hasUnknownLastExtent(op->getResult(0).getType()))
    return false;
  auto input = dyn_cast<RankedTensorType>(op->getOperand(0).getType()),
       weight = dyn_cast<RankedTensorType>(op->getOperand(1).getType());
  return !input || !weight || ShapedType::isDynamic(input.getShape().back()) ||
         input.getShape().back() != weight.getDimSize(0);
}

static bool slicesIntoUnknownExtent(tosa::SliceOp op) {
  llvm::SmallVector<int64_t> sizes;
  auto type = dyn_cast<RankedTensorType>(op.getType());
  return type &&
         tosa::getConstShapeValues(op.getSize().getDefiningOp(), sizes) &&
         llvm::any_of(llvm::zip(sizes, type.getShape()), [](auto pair) {
           return std::get<0>(pair) >= 0 &&
                  ShapedType::isDynamic(std::get<1>(pair));
         });
}

static bool permutesNothing(llvm::ArrayRef<int32_t> permutation) {
  return llvm::all_of(llvm::enumerate(permutation), [](auto entry) {
    return entry.value() == static_cast<int32_t>(entry.index());
  });
}

/// Whether two transposes cancel, and the types say different things.
static bool cancelsIntoOtherType(Operation *op) {
  auto outer = dyn_cast<tosa::TransposeOp>(op);
  auto inner =
      outer ? outer.getInput1().getDefiningOp<tosa::TransposeOp>() : nullptr;
  if (!inner || inner.getInput1().getType() == outer.getType())
    return false;
  llvm::SmallVector<int32_t> both;
  for (int32_t dim : outer.getPerms())
    both.push_back(inner.getPerms()[dim]);
  return permutesNothing(both);
}

/// Whether it is no operation of tosa, and the type of an operand says that of
/// a tensor that it returns.
static bool infersTensor(Operation *op) {
  return !isa_and_present<tosa::TosaDialect>(op->getDialect()) &&
         isa<InferTypeOpInterface>(op) &&
         llvm::any_of(op->getResultTypes(), llvm::IsaPred<TensorType>);
}

/// Whether `op` is an operation of tosa, and one of its results is a tensor of
/// no static shape that is used by an operation of another dialect, which
/// infers its own result type from its operands (such as tensor.insert).
/// `tosa-infer-shapes` may give the tensor a static shape, but never changes
/// the result type of the user, which then no longer fits its operand.
static bool isRefinedForUser(Operation *op) {
  return isa_and_present<tosa::TosaDialect>(op->getDialect()) &&
         llvm::any_of(op->getResults(), [](OpResult result) {
           auto type = dyn_cast<TensorType>(result.getType());
           return type && !type.hasStaticShape() &&
                  llvm::any_of(result.getUsers(), infersTensor);
         });
}

/// Whether a condition is not known to have rank 0. The pass extracts it
/// without indices.
static bool hasConditionOfOtherRank(Operation *op) {
  Value condition;
  if (isa<tosa::IfOp>(op))
    condition = op->getOperand(0);
  else if (isa<tosa::WhileOp>(op))
    condition = op->getRegion(0).front().getTerminator()->getOperand(0);
  if (!condition)
    return false;
  auto type = dyn_cast<RankedTensorType>(condition.getType());
  return !type || type.getRank() != 0;
}

llvm::ArrayRef<Guard> guards::getTosaGuards() {
  constexpr auto pass = Guard::Withholds::Pass;
  static const Guard table[] = {
      {"tosa-depthwise-decomposition-pads-with-accumulator", pass,
       "tosa-optional-decompositions", padsNarrowImage},
      {"tosa-avg-pool-of-unknown-batch-into-known", pass,
       "tosa-to-linalg-named",
       [](Operation *root) {
         return hasSome<tosa::AvgPool2dOp>(root, [](tosa::AvgPool2dOp op) {
           auto from = dyn_cast<RankedTensorType>(op.getInput().getType()),
                to = dyn_cast<RankedTensorType>(op.getType());
           return from && to && from.isDynamicDim(0) && !to.isDynamicDim(0);
         });
       }},
      {"tosa-max-pool-loses-negative-infinity", pass, "tosa-to-linalg-named",
       [](Operation *root) {
         return hasSome<tosa::MaxPool2dOp>(root, [](tosa::MaxPool2dOp op) {
           return mayBeInfinite(op.getType());
         });
       }},
      {"tosa-scalar-operand-counts-as-shape", pass, "tosa-to-linalg",
       hasAny<Operation *, asksScalarForExtent>},
      {"tosa-reduce-loses-infinity", pass, "tosa-to-linalg",
       [](Operation *root) {
         return hasSome<Operation *>(root, [](Operation *op) {
           return isa<tosa::ReduceMaxOp, tosa::ReduceMinOp>(op) &&
                  mayBeInfinite(op->getResult(0).getType());
         });
       }},
      {"tosa-conv-takes-channels-of-input", pass, "tosa-to-linalg-named",
       hasAny<Operation *, takesChannelsOfInput>},
      {"tosa-negate-of-negate-forgets-saturation", pass, Guard::anyPass,
       hasAny<tosa::NegateOp, negatesTwiceWithSaturation>},
      {"tosa-mul-of-shift-zero-in-32-bits", pass, "tosa-to-linalg",
       hasAny<tosa::MulOp, multipliesByUnknownShift>},
      {"tosa-depthwise-of-unknown-channels", pass, "tosa-to-linalg-named",
       [](Operation *root) {
         return hasSome<tosa::DepthwiseConv2DOp>(
             root, [](tosa::DepthwiseConv2DOp op) {
               return hasUnknownLastExtent(op.getType());
             });
       }},
      {"tosa-select-fold-into-other-type", pass, Guard::anyPass,
       hasAny<tosa::SelectOp, selectsOtherType>},
      {"tosa-negate-fold-into-other-type", pass, Guard::anyPass,
       hasAny<tosa::NegateOp, negatesTwiceIntoOtherType>},
      {"tosa-negate-of-one-constant-zero-point", pass, "tosa-to-linalg",
       hasAny<tosa::NegateOp, negatesByOneConstant>},
      {"tosa-rescale-of-one-constant-amount", pass, "tosa-to-linalg",
       hasAny<tosa::RescaleOp, rescalesByOneConstant>},
      {"tosa-resize-rounds-negative-position-to-zero", pass, "tosa-to-linalg",
       hasAny<tosa::ResizeOp, resizesFromFraction>},
      {"tosa-table-into-unknown-extent", pass, "tosa-to-linalg",
       [](Operation *root) {
         return hasSome<tosa::TableOp>(root, [](tosa::TableOp op) {
           return forgetsStaticExtent(op.getInput1().getType(), op.getType());
         });
       }},
      {"tosa-condition-of-rank-one", pass, "tosa-to-scf",
       hasAny<Operation *, hasConditionOfOtherRank>},
      {"tosa-slice-into-unknown-extent", pass, "tosa-to-tensor",
       hasAny<tosa::SliceOp, slicesIntoUnknownExtent>},
      {"tosa-infer-shapes-changes-type-of-destination", pass,
       "tosa-infer-shapes", hasAny<Operation *, isRefinedForUser>},
      {"tosa-transposes-consolidated-into-other-type",
       Guard::Withholds::Pattern, "ConsolidateTransposeOptimization",
       cancelsIntoOtherType},
      {"tosa-transpose-fold-into-other-type", pass, Guard::anyPass,
       [](Operation *root) {
         return hasSome<tosa::TransposeOp>(root, [](tosa::TransposeOp op) {
           return permutesNothing(op.getPerms()) &&
                  op.getInput1().getType() != op.getType();
         });
       }},
      {"tosa-reverse-fold-into-other-type", pass, Guard::anyPass,
       [](Operation *root) {
         return hasSome<tosa::ReverseOp>(root, [](tosa::ReverseOp op) {
           auto type = cast<ShapedType>(op.getInput1().getType());
           return type.hasRank() && type.getDimSize(op.getAxis()) == 1 &&
                  type != op.getType();
         });
       }},
      {"tosa-reverse-into-unknown-extent", pass, "tosa-to-linalg",
       [](Operation *root) {
         return hasSome<tosa::ReverseOp>(root, [](tosa::ReverseOp op) {
           return knowsDifferentExtents(op.getInput1().getType(), op.getType());
         });
       }},
      {"tosa-reduce-into-unknown-extent", pass, "tosa-to-linalg",
       reducesIntoUnknownExtent},
      {"tosa-argmax-into-unknown-extent", pass, "tosa-to-linalg",
       hasAny<tosa::ArgMaxOp, picksIntoUnknownExtent>},
      {"tosa-gather-into-unknown-extent", pass, "tosa-to-linalg",
       hasAny<tosa::GatherOp, gathersIntoUnknownExtent>},
      {"tosa-tile-of-two-dynamic-extents", pass, "tosa-to-linalg",
       tilesUnknownExtents},
  };
  return table;
}
