//===- TransformGuards.cpp - guards of transform scripts --- -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Transform operations are no actions: what is withheld is the interpreter's
/// pass, with all other operations of the script.
///
//===----------------------------------------------------------------------===//

#include "Questions.h"
#include "Tables.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/CallInterfaces.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::guards;

static bool makesNamedContraction(Operation *root) {
  Operation *vectorize = findTransform(root, "transform.structured.vectorize");
  return vectorize && vectorize->hasAttr("create_named_contraction");
}

/// Whether the value is a vector whose elements are not known to be equal.
static bool mayDifferInElements(Value value) {
  DenseElementsAttr elements;
  if (matchPattern(value, m_Constant(&elements)))
    return !elements.isSplat();
  return isa<VectorType>(value.getType()) &&
         !value.getDefiningOp<vector::BroadcastOp>();
}

template <typename Op>
static bool isUsedBy(Operation *op) {
  return llvm::any_of(op->getUsers(),
                      [](Operation *user) { return isa<Op>(user); });
}

static bool usesOuterArgumentInside(Operation *root) {
  return hasSome<scf::ForOp>(root, [](scf::ForOp outer) {
    return llvm::any_of(outer.getRegionIterArgs(), [&](Value argument) {
      return llvm::any_of(argument.getUsers(), [&](Operation *user) {
        return user->getParentOp() != outer;
      });
    });
  });
}

static bool hasDynamicWinograd(Operation *root) {
  return hasSome<Operation *>(root, [](Operation *op) {
    return op->getName().getStringRef().starts_with("linalg.winograd_") &&
           llvm::any_of(op->getOperandTypes(), [](Type type) {
             return !cast<ShapedType>(type).hasStaticShape();
           });
  });
}

static llvm::ArrayRef<int64_t> getSizes(Operation *transform,
                                        llvm::StringRef name) {
  auto sizes = transform ? transform->getAttrOfType<DenseI64ArrayAttr>(name)
                         : DenseI64ArrayAttr();
  return sizes ? sizes.asArrayRef() : llvm::ArrayRef<int64_t>();
}

static bool tilesNothing(Operation *root) {
  return llvm::all_of(
      getSizes(findTransform(root, "transform.structured.tile_using_forall"),
               "static_tile_sizes"),
      [](int64_t size) { return size == 0; });
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

static bool convolvesIntoNarrower(linalg::LinalgOp op) {
  if (!isa<linalg::ConvolutionOpInterface>(op.getOperation()))
    return false;
  auto getWidth = [](Value value) {
    return getElementTypeOrSelf(value.getType()).getIntOrFloatBitWidth();
  };
  return llvm::any_of(op.getDpsInputs(), [&](Value input) {
    return getWidth(input) > getWidth(op.getDpsInits().front());
  });
}

static llvm::ArrayRef<int64_t> getVectorSizes(Operation *root) {
  return getSizes(findTransform(root, "transform.structured.vectorize"),
                  "static_vector_sizes");
}

static bool packsByOtherTiles(Operation *root) {
  return hasSome<linalg::PackOp>(root, [&](linalg::PackOp pack) {
    llvm::ArrayRef<int64_t> sizes = getVectorSizes(root),
                            tiles = pack.getStaticInnerTiles();
    return sizes.size() > tiles.size() &&
           sizes.take_back(tiles.size()) != tiles;
  });
}

static bool packsByTooFewSizes(Operation *root) {
  return hasSome<linalg::PackOp>(root, [&](linalg::PackOp pack) {
    return static_cast<int64_t>(getVectorSizes(root).size()) !=
           pack.getDestType().getRank();
  });
}

/// Whether a reduction's body uses a value from outside, or another operand
/// than the init that the reduced dimensions do not move.
static bool reducesOuterValue(linalg::LinalgOp op) {
  if (op.getNumReductionLoops() == 0)
    return false;
  for (Operation &inner : *op.getBlock())
    for (Value operand : inner.getOperands())
      if (operand.getParentBlock() != op.getBlock())
        return true;
  return false;
}

/// Whether nothing else is computed of what is computed of a call's result.
static bool isLastAfterCall(linalg::LinalgOp op) {
  return !isUsedBy<linalg::LinalgOp>(op) &&
         llvm::any_of(op->getOperands(), [](Value value) {
           return value.getDefiningOp<CallOpInterface>();
         });
}

/// Whether a transform.structured.pad asks for nofold for an operand that is no
/// tensor.
static bool keepsScalarPadding(Operation *root) {
  Operation *transform = findTransform(root, "transform.structured.pad");
  auto flags = transform ? transform->getAttrOfType<ArrayAttr>("nofold_flags")
                         : ArrayAttr();
  return flags && hasSome<linalg::LinalgOp>(root, [&](linalg::LinalgOp op) {
           return llvm::any_of(
               llvm::zip(op->getOperandTypes(), flags), [](auto pair) {
                 auto flag = dyn_cast<IntegerAttr>(std::get<1>(pair));
                 return !isa<ShapedType>(std::get<0>(pair)) && flag &&
                        !flag.getValue().isZero();
               });
         });
}

/// Whether a reduction's operand is an index itself.
static bool reducesIndex(linalg::LinalgOp op) {
  return hasSome<linalg::IndexOp>(op, [&](linalg::IndexOp index) {
    return llvm::any_of(index->getUsers(), [&](Operation *user) {
      return llvm::any_of(op.getRegionOutputArgs(), [&](Value output) {
        return llvm::is_contained(user->getOperands(), output);
      });
    });
  });
}

llvm::ArrayRef<Guard> guards::getTransformGuards() {
  constexpr auto pass = Guard::Withholds::Pass;
  static constexpr llvm::StringLiteral interpreter = "transform-interpreter";
  static const Guard table[] = {
      {"img2col-adds-booleans", pass, interpreter,
       [](Operation *root) {
         return runs(root, "transform.structured.convert_conv2d_to_img2col") &&
                hasSome<linalg::LinalgOp>(root, [](linalg::LinalgOp op) {
                  return getElementTypeOrSelf(op->getOperand(0).getType())
                      .isInteger(1);
                });
       }},
      {"bufferize-to-allocation-of-constant-amount", pass, interpreter,
       [](Operation *root) {
         return runs(root, "transform.structured.bufferize_to_allocation") &&
                hasSome<tensor::PadOp>(root, [](tensor::PadOp pad) {
                  return hasConstantAmount(pad);
                });
       }},
      {"bufferize-to-allocation-pad-that-crops", pass, interpreter,
       [](Operation *root) {
         return runs(root, "transform.structured.bufferize_to_allocation") &&
                hasSome<tensor::PadOp>(
                    root, [](tensor::PadOp pad) { return crops(pad); });
       }},
      {"bufferize-to-allocation-pad-with-computed-value", pass, interpreter,
       [](Operation *root) {
         return runs(root, "transform.structured.bufferize_to_allocation") &&
                hasSome<tensor::PadOp>(root, [](tensor::PadOp pad) {
                  return yieldsLocalValue(pad) &&
                         !pad.getConstantPaddingValue();
                });
       }},
      {"coalescing-replaces-outer-value", pass, interpreter,
       [](Operation *root) {
         return runs(root, "transform.loop.coalesce") &&
                usesOuterArgumentInside(root);
       }},
      {"decompose-conv-of-empty-image", pass, interpreter,
       [](Operation *root) {
         return runs(root, "transform.structured.decompose") &&
                hasSome<linalg::LinalgOp>(
                    root, [](linalg::LinalgOp op) { return isEmpty(op); });
       }},
      {"decompose-winograd-loops-to-dynamic-marker", pass, interpreter,
       [](Operation *root) {
         return runs(root, "transform.structured.decompose_winograd_op") &&
                hasDynamicWinograd(root);
       }},
      {"winograd-of-integers-multiplies-by-zeros", pass, interpreter,
       [](Operation *root) {
         return runs(root, "transform.structured.decompose_winograd_op") &&
                hasSome<linalg::LinalgOp>(root, [](linalg::LinalgOp op) {
                  return !isa<FloatType>(
                      getElementTypeOrSelf(op->getOperand(0).getType()));
                });
       }},
      {"destination-style-pad-runs-region-for-source", pass, interpreter,
       [](Operation *root) {
         return runs(root, "transform.structured.rewrite_in_destination_"
                           "passing_style") &&
                hasSome<tensor::PadOp>(
                    root, [](tensor::PadOp pad) { return mayTrap(pad); });
       }},
      {"destination-style-pad-that-crops", pass, interpreter,
       [](Operation *root) {
         return runs(root, "transform.structured.rewrite_in_destination_"
                           "passing_style") &&
                hasSome<tensor::PadOp>(
                    root, [](tensor::PadOp pad) { return crops(pad); });
       }},
      {"erase-dead-alloc-erases-call", pass, interpreter,
       [](Operation *root) {
         return runs(root, "transform.memref.erase_dead_alloc_and_stores") &&
                hasSome<memref::AllocOp>(root, [](memref::AllocOp alloc) {
                  return isUsedBy<CallOpInterface>(alloc);
                });
       }},
      {"erase-dead-alloc-takes-reshape-for-view-of-shape", pass, interpreter,
       [](Operation *root) {
         return runs(root, "transform.memref.erase_dead_alloc_and_stores") &&
                hasSome<memref::ReshapeOp>(root, [](memref::ReshapeOp op) {
                  return op.getShape().getDefiningOp<memref::AllocOp>() !=
                         nullptr;
                });
       }},
      {"flatten-elementwise-of-constant-index", pass, interpreter,
       [](Operation *root) {
         return runs(root, "transform.structured.flatten_elementwise") &&
                hasSome<linalg::LinalgOp>(root, [](linalg::LinalgOp op) {
                  return hasMapWith(op, AffineExprKind::Constant);
                });
       }},
      {"flatten-elementwise-of-transpose", pass, interpreter,
       [](Operation *root) {
         return runs(root, "transform.structured.flatten_elementwise") &&
                hasSome<linalg::LinalgOp>(root, [](linalg::LinalgOp op) {
                  return llvm::any_of(
                      op.getIndexingMapsArray(), [](AffineMap map) {
                        return map.isPermutation() && !map.isIdentity();
                      });
                });
       }},
      {"fuse-fill-of-partly-written-init", pass, interpreter,
       [](Operation *root) {
         return runs(root, "transform.structured.fuse") &&
                hasSome<linalg::LinalgOp>(root, [](linalg::LinalgOp op) {
                  return writesPartOfAnInit(op) &&
                         op.getNumReductionLoops() == 0;
                });
       }},
      {"fuse-repeats-call-of-producer", pass, interpreter,
       [](Operation *root) {
         return runs(root, "transform.structured.fuse") &&
                hasSome<linalg::LinalgOp>(root, isLastAfterCall);
       }},
      {"fused-fill-in-reduction-tiles", pass, interpreter,
       [](Operation *root) {
         return runs(root, "transform.structured.fuse") &&
                hasSome<linalg::LinalgOp>(root, [](linalg::LinalgOp op) {
                  return op.getNumReductionLoops() > 0 &&
                         llvm::any_of(op.getDpsInits(), [](Value init) {
                           return init.getDefiningOp<linalg::FillOp>();
                         });
                });
       }},
      {"hoist-broadcasts-keeps-first-round", pass, interpreter,
       [](Operation *root) {
         return runs(
                    root,
                    "transform.structured.hoist_redundant_vector_broadcasts") &&
                hasSome<vector::BroadcastOp>(root, [](vector::BroadcastOp op) {
                  return isa_and_present<arith::ArithDialect>(
                      op.getSource().getDefiningOp()
                          ? op.getSource().getDefiningOp()->getDialect()
                          : nullptr);
                });
       }},
      {"destination-style-pad-of-complex", pass, interpreter,
       [](Operation *root) {
         return runs(root,
                     "transform.structured.rewrite_in_destination_passing_"
                     "style") &&
                hasSome<tensor::PadOp>(root, [](tensor::PadOp pad) {
                  return isa<ComplexType>(pad.getSourceType().getElementType());
                });
       }},
      {"hoist-pad-of-slice-of-loop-size", pass, interpreter,
       [](Operation *root) {
         return runs(root, "transform.structured.hoist_pad") &&
                hasSome<tensor::PadOp>(root, [](tensor::PadOp pad) {
                  return !pad.getLow().empty() || !pad.getHigh().empty();
                });
       }},
      {"img2col-of-depthwise-batch", pass, interpreter,
       [](Operation *root) {
         return runs(root, "transform.structured.convert_conv2d_to_img2col") &&
                hasSome<linalg::DepthwiseConv2DNhwcHwcOp>(
                    root, [](linalg::DepthwiseConv2DNhwcHwcOp op) {
                      return cast<ShapedType>(op->getOperand(0).getType())
                                 .getDimSize(0) != 1;
                    });
       }},
      {"make-loop-independent-of-scalar-pad", pass, interpreter,
       [](Operation *root) {
         return runs(root, "transform.tensor.make_loop_independent") &&
                hasSome<tensor::PadOp>(root, [](tensor::PadOp pad) {
                  return pad.getSourceType().getRank() == 0;
                });
       }},
      {"split-of-empty-operation", pass, interpreter,
       [](Operation *root) {
         return runs(root, "transform.structured.split") &&
                hasSome<linalg::LinalgOp>(root, isEmpty);
       }},
      {"tile-reduction-of-dynamic-init", pass, interpreter,
       [](Operation *root) {
         return runs(root,
                     "transform.structured.tile_reduction_using_forall") &&
                hasSome<linalg::LinalgOp>(root, [](linalg::LinalgOp op) {
                  return llvm::any_of(op.getDpsInits(), [](Value init) {
                    return !cast<ShapedType>(init.getType()).hasStaticShape();
                  });
                });
       }},
      {"hoist-broadcasts-takes-start-for-uniform", pass, interpreter,
       [](Operation *root) {
         return runs(
                    root,
                    "transform.structured.hoist_redundant_vector_broadcasts") &&
                hasSome<scf::ForOp>(root, [](scf::ForOp loop) {
                  return llvm::any_of(loop.getInitArgs(), mayDifferInElements);
                });
       }},
      {"make-loop-independent-of-static-alloca", pass, interpreter,
       [](Operation *root) {
         return runs(root, "transform.memref.make_loop_independent") &&
                hasSome<memref::AllocaOp>(root, [](memref::AllocaOp op) {
                  return op.getDynamicSizes().empty();
                });
       }},
      {"multibuffer-changes-type-of-call-operand", pass, interpreter,
       [](Operation *root) {
         return runs(root, "transform.memref.multibuffer") &&
                hasSome<memref::AllocOp>(root, [](memref::AllocOp alloc) {
                  return isUsedBy<CallOpInterface>(alloc);
                });
       }},
      {"multitile-sizes-of-empty-dimension", pass, interpreter,
       [](Operation *root) {
         return runs(root, "transform.structured.multitile_sizes") &&
                hasSome<linalg::LinalgOp>(
                    root, [](linalg::LinalgOp op) { return isEmpty(op); });
       }},
      {"named-contraction-of-two-types", pass, interpreter,
       [](Operation *root) {
         return runs(root, "transform.structured.vectorize") &&
                hasSome<linalg::LinalgOp>(root, [](linalg::LinalgOp op) {
                  return op.getNumDpsInputs() == 2 &&
                         getElementTypeOrSelf(op->getOperand(0).getType()) !=
                             getElementTypeOrSelf(op->getOperand(1).getType());
                });
       }},
      {"named-contraction-to-scalar", pass, interpreter,
       [](Operation *root) {
         return makesNamedContraction(root) &&
                hasSome<linalg::LinalgOp>(root, [](linalg::LinalgOp op) {
                  return op.getRank(op.getDpsInitOperand(0)) == 0;
                });
       }},
      {"pack-asks-for-complex-zero", pass, interpreter,
       [](Operation *root) {
         return runs(root, "transform.structured.pack") &&
                hasSome<linalg::LinalgOp>(root, [](linalg::LinalgOp op) {
                  return isa<ComplexType>(
                      getElementTypeOrSelf(op->getOperand(0).getType()));
                });
       }},
      {"pack-pads-reduction-with-zero", pass, interpreter,
       [](Operation *root) {
         return runs(root, "transform.structured.pack") &&
                hasSome<linalg::LinalgOp>(root, [](linalg::LinalgOp op) {
                  return reducesOtherwise(op);
                });
       }},
      {"pack-takes-memref-for-tensor", pass, interpreter,
       [](Operation *root) {
         return runs(root, "transform.structured.pack") &&
                hasSome<linalg::LinalgOp>(root, [](linalg::LinalgOp op) {
                  return !op.hasPureTensorSemantics();
                });
       }},
      {"pad-nofold-of-scalar-operand", pass, interpreter, keepsScalarPadding},
      {"pad-of-empty-result", pass, interpreter,
       [](Operation *root) {
         return runs(root, "transform.structured.pad") &&
                hasSome<linalg::LinalgOp>(
                    root, [](linalg::LinalgOp op) { return isEmpty(op); });
       }},
      {"promote-full-tile-reduces-zeros", pass, interpreter,
       [](Operation *root) {
         return runs(root, "transform.structured.promote") &&
                hasSome<linalg::LinalgOp>(root, [](linalg::LinalgOp op) {
                  return reducesOtherwise(op);
                });
       }},
      {"promote-tensor-drops-unwritten-elements", pass, interpreter,
       [](Operation *root) {
         return runs(root, "transform.structured.promote_tensor") &&
                hasSome<linalg::LinalgOp>(root, [](linalg::LinalgOp op) {
                  return writesPartOfAnInit(op);
                });
       }},
      {"split-reduction-keeps-linalg-index", pass, interpreter,
       [](Operation *root) {
         return runs(root, "transform.structured.split_reduction") &&
                has<linalg::IndexOp>(root);
       }},
      {"split-reduction-of-constant-index", pass, interpreter,
       [](Operation *root) {
         return runs(root, "transform.structured.split_reduction") &&
                hasSome<linalg::LinalgOp>(root, [](linalg::LinalgOp op) {
                  return hasMapWith(op, AffineExprKind::Constant);
                });
       }},
      {"tile-forall-without-tiled-dimension", pass, interpreter,
       [](Operation *root) {
         return runs(root, "transform.structured.tile_using_forall") &&
                tilesNothing(root);
       }},
      {"tile-of-reversed-index", pass, interpreter,
       [](Operation *root) {
         return runs(root, "transform.structured.tile_using_for") &&
                hasSome<linalg::LinalgOp>(root, [](linalg::LinalgOp op) {
                  return hasNegativeFactor(op);
                });
       }},
      {"tile-pad-of-constant-amount", pass, interpreter,
       [](Operation *root) {
         return runs(root, "transform.structured.tile_using_for") &&
                hasSome<tensor::PadOp>(root, [](tensor::PadOp pad) {
                  return hasConstantAmount(pad);
                });
       }},
      {"tile-pad-uses-constant-of-region", pass, interpreter,
       [](Operation *root) {
         return runs(root, "transform.structured.tile_using_for") &&
                hasSome<tensor::PadOp>(root, [](tensor::PadOp pad) {
                  return yieldsLocalValue(pad);
                });
       }},
      {"tile-reduction-keeps-linalg-index", pass, interpreter,
       [](Operation *root) {
         return runs(root, "transform.structured.tile_reduction_using_for") &&
                has<linalg::IndexOp>(root);
       }},
      {"tile-reduction-to-constant-index", pass, interpreter,
       [](Operation *root) {
         return runs(root, "transform.structured.tile_reduction_using_for") &&
                hasSome<linalg::LinalgOp>(root, [](linalg::LinalgOp op) {
                  return hasMapWith(op, AffineExprKind::Constant);
                });
       }},
      {"tile-takes-floordiv-for-linear", pass, interpreter,
       [](Operation *root) {
         return runs(root, "transform.structured.tile_using_for") &&
                hasSome<linalg::LinalgOp>(root, [](linalg::LinalgOp op) {
                  return hasMapWith(op, AffineExprKind::FloorDiv) ||
                         hasMapWith(op, AffineExprKind::CeilDiv) ||
                         hasMapWith(op, AffineExprKind::Mod);
                });
       }},
      {"transpose-conv2d-of-dynamic-filter", pass, interpreter,
       [](Operation *root) {
         return runs(root, "transform.structured.transpose_conv2d") &&
                hasSome<linalg::LinalgOp>(root, [](linalg::LinalgOp op) {
                  return isa<linalg::ConvolutionOpInterface>(
                             op.getOperation()) &&
                         !cast<ShapedType>(op->getOperand(1).getType())
                              .hasStaticShape();
                });
       }},
      {"transpose-matmul-drops-cast-unsigned", pass, interpreter,
       [](Operation *root) {
         return runs(root, "transform.structured.transpose_matmul") &&
                hasSome<linalg::LinalgOp>(root, [](linalg::LinalgOp op) {
                  return castsUnsigned(op);
                });
       }},
      {"unroll-of-equal-dynamic-bounds", pass, interpreter,
       [](Operation *root) {
         return runs(root, "transform.loop.unroll") &&
                hasSome<scf::ForOp>(root, [](scf::ForOp loop) {
                  return loop.getLowerBound() == loop.getUpperBound() &&
                         !matchPattern(loop.getLowerBound(), m_Constant());
                });
       }},
      {"vectorize-conv-into-narrower-type", pass, interpreter,
       [](Operation *root) {
         return runs(root, "transform.structured.vectorize") &&
                hasSome<linalg::LinalgOp>(root, [](linalg::LinalgOp op) {
                  return convolvesIntoNarrower(op);
                });
       }},
      {"vectorize-extract-without-loops", pass, interpreter,
       [](Operation *root) {
         return runs(root, "transform.structured.vectorize") &&
                hasSome<linalg::LinalgOp>(root, [](linalg::LinalgOp op) {
                  return op.getNumLoops() == 0 && has<tensor::ExtractOp>(op);
                });
       }},
      {"vectorize-pack-by-larger-tiles", pass, interpreter,
       [](Operation *root) {
         return runs(root, "transform.structured.vectorize") &&
                packsByOtherTiles(root);
       }},
      {"vectorize-pack-by-too-few-sizes", pass, interpreter,
       [](Operation *root) {
         return runs(root, "transform.structured.vectorize") &&
                packsByTooFewSizes(root);
       }},
      {"vectorize-pad-drops-static-low", pass, interpreter,
       [](Operation *root) {
         return runs(root, "transform.structured.vectorize") &&
                hasSome<tensor::PadOp>(root, [](tensor::PadOp pad) {
                  return !llvm::all_of(pad.getMixedLowPad(), isZeroInteger);
                });
       }},
      {"vectorize-reduction-of-invariant-value", pass, interpreter,
       [](Operation *root) {
         return runs(root, "transform.structured.vectorize") &&
                hasSome<linalg::LinalgOp>(root, [](linalg::LinalgOp op) {
                  return reducesOuterValue(op);
                });
       }},
      {"vectorize-reduction-of-linalg-index", pass, interpreter,
       [](Operation *root) {
         return runs(root, "transform.structured.vectorize") &&
                hasSome<linalg::LinalgOp>(root, reducesIndex);
       }},
  };
  return table;
}
