//===- LinalgScriptGuards.cpp - scripts on linalg ---------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Transform operations are no actions. So the whole pass of the interpreter is
/// withheld, with all operations of the script.
///
//===----------------------------------------------------------------------===//

#include "Questions.h"
#include "Tables.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/TilingInterface.h"
#include "mlir/Interfaces/ValueBoundsOpInterface.h"
#include "llvm/ADT/SmallSet.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::guards;

static bool hasDynamicWinograd(Operation *root) {
  return hasSome<Operation *>(root, [](Operation *op) {
    return op->getName().getStringRef().starts_with("linalg.winograd_") &&
           llvm::any_of(op->getOperandTypes(), [](Type type) {
             return !cast<ShapedType>(type).hasStaticShape();
           });
  });
}

static bool tilesNothing(Operation *root) {
  auto isZero = [](int64_t size) { return size == 0; };
  Operation *tile =
      findTransform(root, "transform.structured.tile_using_forall");
  llvm::ArrayRef<int64_t> sizes = getSizes(tile, "static_tile_sizes"),
                          threads = getSizes(tile, "static_num_threads");
  return sizes.empty() ? !threads.empty() && llvm::all_of(threads, isZero)
                       : llvm::all_of(sizes, isZero);
}

/// Whether the tiles of all threads but the last already cover all iterations.
/// Each thread has the number of iterations divided by that of threads, rounded
/// up.
static bool leavesThreadWithoutRound(llvm::ArrayRef<int64_t> threads,
                                     llvm::ArrayRef<int64_t> extents) {
  return llvm::any_of(llvm::zip(threads, extents), [](auto pair) {
    auto [count, rounds] = pair;
    return count > 0 && rounds > 0 &&
           (count - 1) * llvm::divideCeilSigned(rounds, count) >= rounds;
  });
}

/// Returns the trip counts of the loops that tile an operation. An operation
/// that is not of linalg has a loop for each dimension of its result, or for
/// the outer ones. The type of a pack's source may tell what that of its result
/// does not.
static llvm::SmallVector<int64_t> getRounds(TilingInterface op) {
  if (auto linalgOp = dyn_cast<linalg::LinalgOp>(op.getOperation()))
    return linalgOp.getStaticLoopRanges();
  if (op->getNumResults() == 0)
    return {};
  auto type = cast<ShapedType>(op->getResult(0).getType());
  if (auto pack = dyn_cast<linalg::PackOp>(op.getOperation());
      pack && !type.hasStaticShape())
    type = linalg::PackOp::inferPackedType(
        pack.getSourceType(), pack.getStaticInnerTiles(),
        pack.getInnerDimsPos(), pack.getOuterDimsPerm());
  return llvm::to_vector(type.getShape());
}

static bool hasThreadsWithoutRounds(Operation *root, llvm::StringRef name,
                                    llvm::StringRef attribute) {
  return hasSome<Operation *>(root, [&](Operation *transform) {
    return transform->getName().getStringRef() == name &&
           hasSome<TilingInterface>(root, [&](TilingInterface op) {
             return mayTransform(transform, op) &&
                    leavesThreadWithoutRound(getSizes(transform, attribute),
                                             getRounds(op));
           });
  });
}

/// Whether the contraction has no dimension of one of the kinds m (first
/// operand and result), n (second operand and result) and k (both operands).
/// Upstream takes the last of each.
static bool lacksMatmulDimension(linalg::LinalgOp op) {
  constexpr unsigned loopsOfMatmul = 3;
  if (op.getNumLoops() < loopsOfMatmul)
    return false;
  auto dimensions = linalg::inferContractionDims(op);
  return succeeded(dimensions) &&
         (dimensions->m.empty() || dimensions->n.empty() ||
          dimensions->k.empty());
}

static bool isOverwrittenElsewhere(OpOperand &operand) {
  return llvm::any_of(operand.get().getUses(), [&](OpOperand &use) {
    auto writer = dyn_cast<DestinationStyleOpInterface>(use.getOwner());
    return use.getOwner() != operand.getOwner() && writer &&
           writer.isDpsInit(&use);
  });
}

/// Whether the operation to be bufferized uses a tensor that another operation
/// may overwrite.
static bool sharesTensorWithInit(Operation *root) {
  Operation *transform =
      findTransform(root, "transform.structured.bufferize_to_allocation");
  return transform && hasSome<Operation *>(root, [&](Operation *op) {
           return mayTransform(transform, op) &&
                  llvm::any_of(op->getOpOperands(), [](OpOperand &operand) {
                    return isa<TensorType>(operand.get().getType()) &&
                           isOverwrittenElsewhere(operand);
                  });
         });
}

static bool hasNegativeFactor(linalg::LinalgOp op) {
  bool found = false;
  for (AffineMap map : op.getIndexingMapsArray())
    map.walkExprs([&](AffineExpr expr) {
      auto product = dyn_cast<AffineBinaryOpExpr>(expr);
      if (!product || expr.getKind() != AffineExprKind::Mul)
        return;
      auto factor = dyn_cast<AffineConstantExpr>(product.getRHS());
      found |= factor && factor.getValue() < 0;
    });
  return found;
}

static bool castsUnsigned(linalg::LinalgOp op) {
  auto cast = op->getAttrOfType<linalg::TypeFnAttr>("cast");
  return cast && cast.getValue() == linalg::TypeFn::cast_unsigned;
}

/// Whether nothing else is computed from values that derive from a call's
/// result.
static bool isLastAfterCall(linalg::LinalgOp op) {
  return !isUsedBy<linalg::LinalgOp>(op) &&
         llvm::any_of(op->getOperands(), [](Value value) {
           return value.getDefiningOp<CallOpInterface>();
         });
}

/// Returns the bound of an extent of a part that is not known, which promotion
/// takes for the extent of a full tile; nothing if it has no bound.
static std::optional<int64_t> getBound(memref::SubViewOp part, unsigned dim) {
  llvm::SmallBitVector dropped = part.getDroppedDims();
  for (auto [i, size] : llvm::enumerate(part.getMixedSizes())) {
    if (dropped.test(i) || dim-- != 0)
      continue;
    if (getConstantIntValue(size))
      return std::nullopt;
    llvm::FailureOr<int64_t> bound =
        ValueBoundsConstraintSet::computeConstantBound(
            presburger::BoundType::UB, {size}, /*stopCondition=*/nullptr,
            /*closedUB=*/true);
    return succeeded(bound) ? std::optional<int64_t>(*bound) : std::nullopt;
  }
  return std::nullopt;
}

/// Returns the part of a buffer that transform.structured.promote replaces by a
/// full tile; null if the operand is none or stays as it is.
static memref::SubViewOp getFullTile(Operation *transform, OpOperand &operand) {
  unsigned index = operand.getOperandNumber();
  auto isThis = [&](Attribute number) {
    return cast<IntegerAttr>(number).getInt() == index;
  };
  auto numbers = transform->getAttrOfType<ArrayAttr>("operands_to_promote");
  if (numbers && !numbers.empty() && llvm::none_of(numbers, isThis))
    return {};
  // The list has an entry for each operand, or the default is meant.
  auto flags = transform->getAttrOfType<ArrayAttr>("use_full_tile_buffers");
  bool isFull = flags && index < flags.size()
                    ? cast<BoolAttr>(flags[index]).getValue()
                    : transform->hasAttr("use_full_tiles_by_default");
  return isFull ? operand.get().getDefiningOp<memref::SubViewOp>()
                : memref::SubViewOp();
}

/// Whether promotion makes an operand's extent in a loop the bound of what it
/// was, and leaves that of another operand, or makes it another bound.
static bool mixesExtents(Operation *transform, linalg::LinalgOp op) {
  for (unsigned loop = 0, loops = op.getNumLoops(); loop < loops; ++loop) {
    llvm::SmallSet<std::optional<int64_t>, 2> bounds;
    for (OpOperand &operand : op->getOpOperands()) {
      AffineMap map = op.getMatchingIndexingMap(&operand);
      if (!isa<MemRefType>(operand.get().getType()) ||
          !map.isFunctionOfDim(loop))
        continue;
      memref::SubViewOp part = getFullTile(transform, operand);
      std::optional<unsigned> dim =
          map.getResultPosition(getAffineDimExpr(loop, op.getContext()));
      bounds.insert(part && dim ? getBound(part, *dim) : std::nullopt);
    }
    if (bounds.size() > 1)
      return true;
  }
  return false;
}

static bool promotesSomeToFullTiles(Operation *root) {
  return hasSome<Operation *>(root, [&](Operation *transform) {
    return transform->getName().getStringRef() ==
               "transform.structured.promote" &&
           hasSome<linalg::LinalgOp>(root, [&](linalg::LinalgOp op) {
             return mayTransform(transform, op) && mixesExtents(transform, op);
           });
  });
}

/// Whether a pack may pad that dimension of the operation.
static bool mayPad(Operation *transform, linalg::LinalgOp op, unsigned dim) {
  if (transform->getName().getStringRef() != "transform.structured.pack")
    return true;
  llvm::ArrayRef<int64_t> sizes = getSizes(transform, "static_packed_sizes");
  if (dim >= sizes.size() || sizes[dim] == 0)
    return false;
  int64_t extent = op.getStaticLoopRanges()[dim];
  return ShapedType::isDynamic(extent) || ShapedType::isDynamic(sizes[dim]) ||
         extent % sizes[dim] != 0;
}

/// Whether the value in the body of `op` is known to be zero in iterations
/// beyond the extent of dimension `dim`: operands that are padded in it are.
static bool isZeroBeyond(Value value, linalg::LinalgOp op, unsigned dim) {
  if (matchPattern(value, m_Zero()) || matchPattern(value, m_AnyZeroFloat()))
    return true;
  if (auto argument = dyn_cast<BlockArgument>(value)) {
    if (argument.getOwner() != op.getBlock())
      return false;
    OpOperand *operand = op.getMatchingOpOperand(argument);
    return op.isDpsInput(operand) &&
           op.getMatchingIndexingMap(operand).isFunctionOfDim(dim);
  }
  Operation *computed = value.getDefiningOp();
  auto isZero = [&](Value operand) { return isZeroBeyond(operand, op, dim); };
  if (isa<arith::MulIOp, arith::AndIOp>(computed))
    return llvm::any_of(computed->getOperands(), isZero);
  return isa<arith::AddFOp, arith::AddIOp, arith::ExtFOp, arith::ExtSIOp,
             arith::ExtUIOp, arith::FPToSIOp, arith::FPToUIOp,
             arith::IndexCastOp, arith::MulFOp, arith::SIToFPOp, arith::SubFOp,
             arith::SubIOp, arith::TruncFOp, arith::TruncIOp, arith::UIToFPOp>(
             computed) &&
         llvm::all_of(computed->getOperands(), isZero);
}

/// Whether an output, of which `value` is the new value, stays what it was in
/// iterations beyond the extent of `dim`.
static bool staysBeyond(Value value, linalg::LinalgOp op, unsigned dim) {
  if (auto argument = dyn_cast<BlockArgument>(value))
    return argument.getOwner() == op.getBlock() &&
           op.isDpsInit(op.getMatchingOpOperand(argument));
  Operation *computed = value.getDefiningOp();
  auto adds = [&](unsigned old, unsigned other) {
    return staysBeyond(computed->getOperand(old), op, dim) &&
           isZeroBeyond(computed->getOperand(other), op, dim);
  };
  if (isa<arith::SubFOp, arith::SubIOp>(computed))
    return adds(0, 1);
  return isa<arith::AddFOp, arith::AddIOp, arith::MaxUIOp, arith::OrIOp,
             arith::XOrIOp>(computed) &&
         (adds(0, 1) || adds(1, 0));
}

/// Whether the zeros with which a pack pads a dimension count: a reduction that
/// they change, or a division by one.
static bool computesWithPadding(Operation *transform, linalg::LinalgOp op) {
  if (op->getNumRegions() == 0)
    return false;
  auto divides = [](Operation &each) {
    llvm::APInt divisor;
    return isa<arith::CeilDivSIOp, arith::CeilDivUIOp, arith::DivSIOp,
               arith::DivUIOp, arith::FloorDivSIOp, arith::RemSIOp,
               arith::RemUIOp>(each) &&
           !(matchPattern(each.getOperand(1), m_ConstantInt(&divisor)) &&
             !divisor.isZero());
  };
  for (auto [dim, type] : llvm::enumerate(op.getIteratorTypesArray())) {
    if (!mayPad(transform, op, dim))
      continue;
    if (llvm::any_of(*op.getBlock(), divides))
      return true;
    auto stays = [&, dim = dim](Value yielded) {
      return staysBeyond(yielded, op, dim);
    };
    if (type == utils::IteratorType::reduction &&
        !llvm::all_of(op.getBlock()->getTerminator()->getOperands(), stays))
      return true;
  }
  return false;
}

static bool computesWithPadding(Operation *root) {
  return hasSome<Operation *>(root, [&](Operation *transform) {
    llvm::StringRef name = transform->getName().getStringRef();
    return (name == "transform.structured.pack" ||
            name == "transform.structured.pack_greedily") &&
           hasSome<linalg::LinalgOp>(root, [&](linalg::LinalgOp op) {
             return mayTransform(transform, op) &&
                    computesWithPadding(transform, op);
           });
  });
}

/// Whether transform.structured.split makes a part without iterations of a
/// dimension whose extent is known, or splits an operation that has none.
static bool splitsOffNothing(Operation *root) {
  Operation *transform = findTransform(root, "transform.structured.split");
  if (!transform)
    return false;
  auto first = transform->getAttrOfType<IntegerAttr>("static_chunk_sizes"),
       dimension = transform->getAttrOfType<IntegerAttr>("dimension");
  return hasSome<linalg::LinalgOp>(root, [&](linalg::LinalgOp op) {
    if (!mayTransform(transform, op))
      return false;
    bool isAtStart =
        first && dimension && first.getInt() == 0 &&
        dimension.getInt() < int64_t(op.getNumLoops()) &&
        !ShapedType::isDynamic(op.getStaticLoopRanges()[dimension.getInt()]);
    return isAtStart || isEmpty(op);
  });
}

/// Whether the operation is tiled, and a dimension that is not has extent 0.
static bool leavesEmptyDimension(Operation *root, llvm::StringRef name,
                                 llvm::StringRef attribute) {
  return hasSome<Operation *>(root, [&](Operation *transform) {
    if (transform->getName().getStringRef() != name)
      return false;
    llvm::ArrayRef<int64_t> sizes = getSizes(transform, attribute);
    auto isTiled = [](int64_t size) { return size != 0; };
    return llvm::any_of(sizes, isTiled) &&
           hasSome<linalg::LinalgOp>(root, [&](linalg::LinalgOp op) {
             if (!mayTransform(transform, op))
               return false;
             for (auto [dim, rounds] :
                  llvm::enumerate(op.getStaticLoopRanges()))
               if (rounds == 0 && (dim >= sizes.size() || sizes[dim] == 0))
                 return true;
             return false;
           });
  });
}

/// Whether an element occupies more bytes in a buffer than its bits need: LLVM
/// pads to a power of two up to 16 bytes, and then to multiples of 16.
static bool isPaddedInMemory(Type element) {
  constexpr unsigned bitsOfByte = 8, largest = 16;
  if (!element.isIntOrFloat())
    return false;
  unsigned bytes =
      llvm::divideCeil(element.getIntOrFloatBitWidth(), bitsOfByte);
  return bytes > largest ? bytes % largest != 0 : !llvm::isPowerOf2_32(bytes);
}

llvm::ArrayRef<Guard> guards::getLinalgScriptGuards() {
  constexpr auto pass = Guard::Withholds::Pass;
  static constexpr llvm::StringLiteral interpreter = "transform-interpreter";
  static const Guard table[] = {
      {"img2col-adds-booleans", pass, interpreter,
       [](Operation *root) {
         return hasSomeFor<linalg::LinalgOp>(
             root, "transform.structured.convert_conv2d_to_img2col",
             [](linalg::LinalgOp op) {
               return getElementTypeOrSelf(op->getOperand(0).getType())
                   .isInteger(1);
             });
       }},
      {"decompose-conv-of-empty-image", pass, interpreter,
       [](Operation *root) {
         return hasSomeFor<linalg::LinalgOp>(
             root, "transform.structured.decompose",
             [](linalg::LinalgOp op) { return isEmpty(op); });
       }},
      {"decompose-winograd-loops-to-dynamic-marker", pass, interpreter,
       [](Operation *root) {
         return runs(root, "transform.structured.decompose_winograd_op") &&
                hasDynamicWinograd(root);
       }},
      {"winograd-of-integers-multiplies-by-zeros", pass, interpreter,
       [](Operation *root) {
         return hasSomeFor<linalg::LinalgOp>(
             root, "transform.structured.decompose_winograd_op",
             [](linalg::LinalgOp op) {
               return !isa<FloatType>(
                   getElementTypeOrSelf(op->getOperand(0).getType()));
             });
       }},
      {"flatten-elementwise-of-constant-index", pass, interpreter,
       [](Operation *root) {
         return hasSomeFor<linalg::LinalgOp>(
             root, "transform.structured.flatten_elementwise",
             [](linalg::LinalgOp op) {
               return hasMapWith(op, AffineExprKind::Constant);
             });
       }},
      {"flatten-elementwise-of-transpose", pass, interpreter,
       [](Operation *root) {
         return hasSomeFor<linalg::LinalgOp>(
             root, "transform.structured.flatten_elementwise",
             [](linalg::LinalgOp op) {
               return llvm::any_of(
                   op.getIndexingMapsArray(), [](AffineMap map) {
                     return map.isPermutation() && !map.isIdentity();
                   });
             });
       }},
      {"fuse-fill-of-partly-written-init", pass, interpreter,
       [](Operation *root) {
         return hasSomeFor<linalg::LinalgOp>(
             root, "transform.structured.fuse", [](linalg::LinalgOp op) {
               return writesPartOfAnInit(op) && op.getNumReductionLoops() == 0;
             });
       }},
      {"fuse-repeats-call-of-producer", pass, interpreter,
       [](Operation *root) {
         return hasSomeFor<linalg::LinalgOp>(root, "transform.structured.fuse",
                                             isLastAfterCall);
       }},
      {"fused-fill-in-reduction-tiles", pass, interpreter,
       [](Operation *root) {
         return hasSomeFor<linalg::LinalgOp>(
             root, "transform.structured.fuse", [](linalg::LinalgOp op) {
               return op.getNumReductionLoops() > 0 &&
                      llvm::any_of(op.getDpsInits(), [](Value init) {
                        return init.getDefiningOp<linalg::FillOp>();
                      });
             });
       }},
      {"img2col-of-depthwise-batch", pass, interpreter,
       [](Operation *root) {
         return hasSomeFor<linalg::DepthwiseConv2DNhwcHwcOp>(
             root, "transform.structured.convert_conv2d_to_img2col",
             [](linalg::DepthwiseConv2DNhwcHwcOp op) {
               return cast<ShapedType>(op->getOperand(0).getType())
                          .getDimSize(0) != 1;
             });
       }},
      {"split-of-empty-operation", pass, interpreter,
       [](Operation *root) {
         return splitsOffNothing(root) ||
                leavesEmptyDimension(root,
                                     "transform.structured.tile_using_for",
                                     "static_sizes") ||
                leavesEmptyDimension(root,
                                     "transform.structured.tile_using_forall",
                                     "static_tile_sizes");
       }},
      {"tile-reduction-of-dynamic-init", pass, interpreter,
       [](Operation *root) {
         return hasSomeFor<linalg::LinalgOp>(
             root, "transform.structured.tile_reduction_using_forall",
             [](linalg::LinalgOp op) {
               return llvm::any_of(op.getDpsInits(), [](Value init) {
                 return !cast<ShapedType>(init.getType()).hasStaticShape();
               });
             });
       }},
      {"multitile-sizes-of-empty-dimension", pass, interpreter,
       [](Operation *root) {
         return hasSomeFor<linalg::LinalgOp>(
             root, "transform.structured.multitile_sizes",
             [](linalg::LinalgOp op) { return isEmpty(op); });
       }},
      {"bufferize-to-allocation-drops-copy", pass, interpreter,
       [](Operation *root) {
         return hasSomeFor<bufferization::AllocTensorOp>(
             root, "transform.structured.bufferize_to_allocation",
             [](bufferization::AllocTensorOp op) {
               return bool(op.getCopy());
             });
       }},
      {"bufferize-to-allocation-reads-what-is-overwritten", pass, interpreter,
       sharesTensorWithInit},
      {"pack-greedily-of-window", pass, interpreter,
       [](Operation *root) {
         return hasSomeFor<linalg::LinalgOp>(
             root, "transform.structured.pack_greedily", lacksMatmulDimension);
       }},
      {"pack-asks-for-complex-zero", pass, interpreter,
       [](Operation *root) {
         return hasSomeFor<linalg::LinalgOp>(
             root, "transform.structured.pack", [](linalg::LinalgOp op) {
               return isa<ComplexType>(
                   getElementTypeOrSelf(op->getOperand(0).getType()));
             });
       }},
      {"pack-pads-reduction-with-zero", pass, interpreter, computesWithPadding},
      {"pack-takes-memref-for-tensor", pass, interpreter,
       [](Operation *root) {
         return hasSomeFor<linalg::LinalgOp>(
             root, "transform.structured.pack",
             [](linalg::LinalgOp op) { return !op.hasPureTensorSemantics(); });
       }},
      {"promote-full-tile-reduces-zeros", pass, interpreter,
       [](Operation *root) {
         return hasSomeFor<linalg::LinalgOp>(
             root, "transform.structured.promote",
             [](linalg::LinalgOp op) { return reducesOtherwise(op); });
       }},
      {"promote-full-tile-writes-past-other-operand", pass, interpreter,
       promotesSomeToFullTiles},
      {"promote-sizes-buffer-by-bits", pass, interpreter,
       [](Operation *root) {
         return hasSomeFor<linalg::LinalgOp>(
             root, "transform.structured.promote", [](linalg::LinalgOp op) {
               return llvm::any_of(op->getOperandTypes(), [](Type type) {
                 return isPaddedInMemory(getElementTypeOrSelf(type));
               });
             });
       }},
      {"promote-tensor-drops-unwritten-elements", pass, interpreter,
       [](Operation *root) {
         return hasSomeFor<linalg::LinalgOp>(
             root, "transform.structured.promote_tensor",
             [](linalg::LinalgOp op) { return writesPartOfAnInit(op); });
       }},
      {"split-reduction-keeps-linalg-index", pass, interpreter,
       [](Operation *root) {
         return runs(root, "transform.structured.split_reduction") &&
                has<linalg::IndexOp>(root);
       }},
      {"split-reduction-of-constant-index", pass, interpreter,
       [](Operation *root) {
         return hasSomeFor<linalg::LinalgOp>(
             root, "transform.structured.split_reduction",
             [](linalg::LinalgOp op) {
               return hasMapWith(op, AffineExprKind::Constant);
             });
       }},
      {"tile-forall-without-tiled-dimension", pass, interpreter,
       [](Operation *root) {
         return runs(root, "transform.structured.tile_using_forall") &&
                tilesNothing(root);
       }},
      {"tile-forall-by-more-threads-than-rounds", pass, interpreter,
       [](Operation *root) {
         return hasThreadsWithoutRounds(
                    root, "transform.structured.tile_using_forall",
                    "static_num_threads") ||
                hasThreadsWithoutRounds(
                    root, "transform.structured.tile_reduction_using_forall",
                    "num_threads");
       }},
      {"tile-of-reversed-index", pass, interpreter,
       [](Operation *root) {
         return (runs(root, "transform.structured.tile_using_for") ||
                 runs(root, "transform.structured.tile_using_forall") ||
                 runs(root, "transform.structured.fuse")) &&
                hasSome<linalg::LinalgOp>(root, hasNegativeFactor);
       }},
      {"tile-reduction-keeps-linalg-index", pass, interpreter,
       [](Operation *root) {
         return (runs(root, "transform.structured.tile_reduction_using_for") ||
                 runs(root,
                      "transform.structured.tile_reduction_using_forall")) &&
                has<linalg::IndexOp>(root);
       }},
      {"tile-reduction-to-constant-index", pass, interpreter,
       [](Operation *root) {
         return hasSomeFor<linalg::LinalgOp>(
             root, "transform.structured.tile_reduction_using_for",
             [](linalg::LinalgOp op) {
               return hasMapWith(op, AffineExprKind::Constant);
             });
       }},
      {"tile-takes-floordiv-for-linear", pass, interpreter,
       [](Operation *root) {
         return hasSomeFor<linalg::LinalgOp>(
             root, "transform.structured.tile_using_for",
             [](linalg::LinalgOp op) {
               return hasMapWith(op, AffineExprKind::FloorDiv) ||
                      hasMapWith(op, AffineExprKind::CeilDiv) ||
                      hasMapWith(op, AffineExprKind::Mod);
             });
       }},
      {"transpose-conv2d-of-dynamic-filter", pass, interpreter,
       [](Operation *root) {
         return hasSomeFor<linalg::LinalgOp>(
             root, "transform.structured.transpose_conv2d",
             [](linalg::LinalgOp op) {
               return isa<linalg::ConvolutionOpInterface>(op.getOperation()) &&
                      !cast<ShapedType>(op->getOperand(1).getType())
                           .hasStaticShape();
             });
       }},
      {"transpose-matmul-drops-cast-unsigned", pass, interpreter,
       [](Operation *root) {
         return hasSomeFor<linalg::LinalgOp>(
             root, "transform.structured.transpose_matmul",
             [](linalg::LinalgOp op) { return castsUnsigned(op); });
       }},
  };
  return table;
}
