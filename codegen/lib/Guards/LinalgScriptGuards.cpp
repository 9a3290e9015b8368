//===- LinalgScriptGuards.cpp - scripts on linalg ---------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// MLIR has no action for a transform operation. So the whole pass of the
/// interpreter is withheld, with all operations of the script.
///
//===----------------------------------------------------------------------===//

#include "Questions.h"
#include "Tables.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/TilingInterface.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::guards;

static bool hasFloats(Value value) {
  return isa<FloatType>(getElementTypeOrSelf(value.getType()));
}

/// Whether the decomposition of a Winograd transform takes a dynamic extent for
/// the bound of a loop: each loop of the filter goes over its filters or
/// channels, one of the input also over the tiles of the result, and one of the
/// output over tiles, images or filters.
static bool loopsOverDynamicExtent(Operation *op) {
  auto isDynamic = [](Value value, llvm::ArrayRef<unsigned> dims) {
    auto type = cast<ShapedType>(value.getType());
    return llvm::any_of(dims,
                        [&](unsigned dim) { return type.isDynamicDim(dim); });
  };
  if (auto filter = dyn_cast<linalg::WinogradFilterTransformOp>(op))
    return isDynamic(filter.getFilter(), {0, 3});
  if (auto input = dyn_cast<linalg::WinogradInputTransformOp>(op))
    return isDynamic(input.getInput(), {0, 3}) ||
           isDynamic(input.getOutput(), {2, 3});
  if (auto output = dyn_cast<linalg::WinogradOutputTransformOp>(op))
    return isDynamic(output.getValue(), {2, 3, 4, 5});
  return false;
}

/// Whether a script decomposes a Winograd transform of elements that are no
/// floats, or a convolution of them into such transforms.
static bool decomposesWinogradOfIntegers(Operation *root) {
  auto hasOther = [](Operation *, Operation *op) {
    return isa<linalg::WinogradFilterTransformOp,
               linalg::WinogradInputTransformOp,
               linalg::WinogradOutputTransformOp>(op) &&
           !hasFloats(op->getOperand(0));
  };
  auto makesOther = [](Operation *, linalg::Conv2DNhwcFhwcOp conv) {
    return !hasFloats(conv->getOperand(0)) &&
           llvm::all_of(conv->getOperandTypes(), [](Type type) {
             return cast<ShapedType>(type).hasStaticShape();
           });
  };
  static constexpr llvm::StringLiteral decompose =
      "transform.structured.decompose_winograd_op";
  return hasSomeTransformed<Operation *>(root, decompose, hasOther) ||
         (runs(root, decompose) &&
          hasSomeTransformed<linalg::Conv2DNhwcFhwcOp>(
              root, "transform.structured.winograd_conv2d", makesOther));
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
/// the outer ones. The source type of a pack may be static where the result
/// type is not.
static llvm::SmallVector<int64_t> getRounds(TilingInterface op) {
  if (auto linalgOp = dyn_cast<linalg::LinalgOp>(op.getOperation()))
    return getKnownRounds(linalgOp);
  if (op->getNumResults() == 0)
    return {};
  auto type = cast<ShapedType>(op->getResult(0).getType());
  if (auto pack = dyn_cast<linalg::PackOp>(op.getOperation());
      pack && !type.hasStaticShape())
    return inferPackedShape(pack, pack.getSourceType().getShape());
  return llvm::to_vector(type.getShape());
}

static bool hasThreadsWithoutRounds(Operation *root, llvm::StringRef name,
                                    llvm::StringRef attribute) {
  return hasSomeTransformed<TilingInterface>(
      root, name, [&](Operation *transform, TilingInterface op) {
        return leavesThreadWithoutRound(getSizes(transform, attribute),
                                        getRounds(op));
      });
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
  return hasSomeTransformed<Operation *>(
      root, "transform.structured.bufferize_to_allocation",
      [](Operation *, Operation *op) {
        return llvm::any_of(op->getOpOperands(), [](OpOperand &operand) {
          return isa<TensorType>(operand.get().getType()) &&
                 isOverwrittenElsewhere(operand);
        });
      });
}

static bool hasNegativeFactor(linalg::LinalgOp op) {
  return hasMapExpr(op, [](AffineExpr expr) {
    auto product = dyn_cast<AffineBinaryOpExpr>(expr);
    if (!product || expr.getKind() != AffineExprKind::Mul)
      return false;
    auto factor = dyn_cast<AffineConstantExpr>(product.getRHS());
    return factor && factor.getValue() < 0;
  });
}

/// Whether an operand that is no scalar lacks a dimension of the loops.
static bool broadcastsTensor(linalg::LinalgOp op) {
  return hasMapWith(op, AffineExprKind::Constant) ||
         llvm::any_of(op.getIndexingMapsArray(), [](AffineMap map) {
           return map.getNumResults() > 0 &&
                  map.getNumResults() < map.getNumDims();
         });
}

/// Whether `op` takes the result of a call, and no linalg operation takes its
/// own.
static bool isLastAfterCall(linalg::LinalgOp op) {
  return !isUsedBy<linalg::LinalgOp>(op) &&
         llvm::any_of(op->getOperands(), [](Value value) {
           return value.getDefiningOp<CallOpInterface>();
         });
}

/// Whether the first part of a split has size 0, as continuous_tile_sizes makes
/// it if its target size exceeds the extent.
static bool beginsWithNothing(Operation *split, int64_t extent) {
  auto first = split->getAttrOfType<IntegerAttr>("static_chunk_sizes");
  if (first && first.getInt() == 0)
    return true;
  Operation *sizes = split->getNumOperands() > 1
                         ? split->getOperand(1).getDefiningOp()
                         : nullptr;
  if (!sizes || sizes->getName().getStringRef() !=
                    "transform.structured.continuous_tile_sizes")
    return false;
  auto target = sizes->getAttrOfType<IntegerAttr>("target_size");
  return target && target.getInt() > extent;
}

/// Whether transform.structured.split makes a part without iterations of a
/// dimension whose extent is known, or splits an operation that has none.
static bool splitsOffNothing(Operation *root) {
  return hasSomeTransformed<linalg::LinalgOp>(
      root, "transform.structured.split",
      [](Operation *split, linalg::LinalgOp op) {
        auto dimension = split->getAttrOfType<IntegerAttr>("dimension");
        int64_t extent =
            dimension && dimension.getInt() < int64_t(op.getNumLoops())
                ? op.getStaticLoopRanges()[dimension.getInt()]
                : ShapedType::kDynamic;
        return isEmpty(op) || (!ShapedType::isDynamic(extent) &&
                               beginsWithNothing(split, extent));
      });
}

/// Whether transform.structured.scalarize tiles the operation, that is, its
/// dynamic dimensions, and leaves one that is known to be empty.
static bool scalarizesBesideNothing(linalg::LinalgOp op) {
  llvm::SmallVector<int64_t> rounds = op.getStaticLoopRanges();
  return llvm::is_contained(rounds, 0) &&
         llvm::is_contained(rounds, ShapedType::kDynamic);
}

/// Whether transform.structured.multitile_sizes computes the sizes for a
/// dimension without points: as parameters, or by operations that divide by 0.
static bool divides0(Operation *root, bool asParameters) {
  return hasSomeTransformed<linalg::LinalgOp>(
      root, "transform.structured.multitile_sizes",
      [&](Operation *sizes, linalg::LinalgOp op) {
        auto dimension = sizes->getAttrOfType<IntegerAttr>("dimension");
        return isa<transform::TransformParamTypeInterface>(
                   sizes->getResult(0).getType()) == asParameters &&
               dimension && dimension.getInt() < int64_t(op.getNumLoops()) &&
               getKnownRange(op, dimension.getInt()) == 0;
      });
}

/// Whether a producer that has another user, too, is fused into the scf.for of
/// a tiling.
static bool fusesSharedProducer(Operation *fuse, linalg::GenericOp producer) {
  Operation *loop = fuse->getOperand(1).getDefiningOp();
  llvm::SmallPtrSet<Operation *, 2> users;
  users.insert_range(producer->getUsers());
  return users.size() > 1 && loop &&
         loop->getName().getStringRef() ==
             "transform.structured.tile_using_for";
}

/// Whether the operation is tiled, but not in a dimension of extent 0.
static bool leavesEmptyDimension(Operation *root, llvm::StringRef name,
                                 llvm::StringRef attribute) {
  return hasSomeTransformed<linalg::LinalgOp>(
      root, name, [&](Operation *transform, linalg::LinalgOp op) {
        llvm::ArrayRef<int64_t> sizes = getSizes(transform, attribute);
        auto isTiled = [](int64_t size) { return size != 0; };
        if (llvm::none_of(sizes, isTiled))
          return false;
        for (auto [dim, rounds] : llvm::enumerate(op.getStaticLoopRanges()))
          if (rounds == 0 && (dim >= sizes.size() || !isTiled(sizes[dim])))
            return true;
        return false;
      });
}

static bool hasDivisionInMap(linalg::LinalgOp op) {
  return hasMapExpr(op, isDivision);
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
         return hasSomeTransformed<Operation *>(
             root, "transform.structured.decompose_winograd_op",
             [](Operation *, Operation *op) {
               return loopsOverDynamicExtent(op) &&
                      hasFloats(op->getOperand(0));
             });
       }},
      {"winograd-of-integers-multiplies-by-zeros", pass, interpreter,
       decomposesWinogradOfIntegers},
      {"flatten-elementwise-of-constant-index", pass, interpreter,
       [](Operation *root) {
         return hasSomeFor<linalg::LinalgOp>(
             root, "transform.structured.flatten_elementwise",
             broadcastsTensor);
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
                hasSomeFor<linalg::LinalgOp>(root,
                                             "transform.structured.scalarize",
                                             scalarizesBesideNothing) ||
                leavesEmptyDimension(root,
                                     "transform.structured.tile_using_for",
                                     "static_sizes") ||
                leavesEmptyDimension(root,
                                     "transform.structured.tile_using_forall",
                                     "static_tile_sizes");
       }},
      {"multitile-sizes-of-empty-dimension", pass, interpreter,
       [](Operation *root) { return divides0(root, /*asParameters=*/true); }},
      {"multitile-sizes-divide-by-zero-at-run-time", pass, interpreter,
       [](Operation *root) { return divides0(root, /*asParameters=*/false); }},
      {"fuse-into-takes-any-loop-for-forall", pass, interpreter,
       [](Operation *root) {
         return hasSomeTransformed<linalg::GenericOp>(
             root, "transform.structured.fuse_into_containing_op",
             fusesSharedProducer);
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
      {"tile-takes-floordiv-for-linear", pass, interpreter,
       [](Operation *root) {
         auto isTiled = [](Operation *, linalg::LinalgOp op) {
           return hasDivisionInMap(op);
         };
         return hasSomeTransformed<linalg::LinalgOp>(
                    root, "transform.structured.tile_using_for", isTiled) ||
                hasSomeTransformed<linalg::LinalgOp>(
                    root, "transform.structured.tile_using_forall", isTiled) ||
                // This also tiles what it fuses.
                hasSomeFor<linalg::LinalgOp>(root, "transform.structured.fuse",
                                             hasDivisionInMap);
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
