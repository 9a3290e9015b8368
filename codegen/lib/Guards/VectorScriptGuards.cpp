//===- VectorScriptGuards.cpp - scripts that vectorize ----------*- C++ -*-===//
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

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace padlab;
using namespace padlab::guards;

static bool makesNamedContraction(Operation *root) {
  Operation *vectorize = findTransform(root, "transform.structured.vectorize");
  return vectorize && vectorize->hasAttr("create_named_contraction");
}

/// Whether the value is a vector whose elements may differ.
static bool mayDifferInElements(Value value) {
  DenseElementsAttr elements;
  if (matchPattern(value, m_Constant(&elements)))
    return !elements.isSplat();
  return isa<VectorType>(value.getType()) &&
         !value.getDefiningOp<vector::BroadcastOp>();
}

static bool convolvesIntoNarrower(linalg::LinalgOp op) {
  if (!isa<linalg::ConvolutionOpInterface>(op.getOperation()))
    return false;
  // Upstream vectorizes no convolution of complex numbers.
  auto getWidth = [](Value value) {
    Type type = getElementTypeOrSelf(value.getType());
    return type.isIntOrFloat() ? type.getIntOrFloatBitWidth() : 0;
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

/// Whether a reduction adds to its result a value from outside of its body.
static bool reducesOuterValue(linalg::LinalgOp op) {
  if (op.getNumReductionLoops() == 0)
    return false;
  auto isOuter = [&](Value value) {
    return value.getParentBlock() != op.getBlock();
  };
  return llvm::any_of(op.getRegionOutputArgs(), [&](Value output) {
    return llvm::any_of(output.getUsers(), [&](Operation *sum) {
      return llvm::any_of(sum->getOperands(), isOuter);
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

llvm::ArrayRef<Guard> guards::getVectorScriptGuards() {
  constexpr auto pass = Guard::Withholds::Pass;
  static constexpr llvm::StringLiteral interpreter = "transform-interpreter";
  static const Guard table[] = {
      {"hoist-broadcasts-keeps-first-round", pass, interpreter,
       [](Operation *root) {
         return hasSomeFor<vector::BroadcastOp>(
             root, "transform.structured.hoist_redundant_vector_broadcasts",
             [](vector::BroadcastOp op) {
               return isa_and_present<arith::ArithDialect>(
                   op.getSource().getDefiningOp()
                       ? op.getSource().getDefiningOp()->getDialect()
                       : nullptr);
             });
       }},
      {"hoist-broadcasts-takes-start-for-uniform", pass, interpreter,
       [](Operation *root) {
         return hasSomeFor<scf::ForOp>(
             root, "transform.structured.hoist_redundant_vector_broadcasts",
             [](scf::ForOp loop) {
               return mayHaveNoIteration(loop) &&
                      llvm::any_of(loop.getInitArgs(), mayDifferInElements);
             });
       }},
      {"named-contraction-of-two-types", pass, interpreter,
       [](Operation *root) {
         return hasSomeFor<linalg::LinalgOp>(
             root, "transform.structured.vectorize", [](linalg::LinalgOp op) {
               return op.getNumDpsInputs() == 2 &&
                      getElementTypeOrSelf(op->getOperand(0).getType()) !=
                          getElementTypeOrSelf(op->getOperand(1).getType());
             });
       }},
      {"named-contraction-drops-cast-unsigned", pass, interpreter,
       [](Operation *root) {
         return makesNamedContraction(root) &&
                hasSome<linalg::LinalgOp>(root, castsUnsigned);
       }},
      {"named-contraction-to-scalar", pass, interpreter,
       [](Operation *root) {
         return makesNamedContraction(root) &&
                hasSome<linalg::LinalgOp>(root, [](linalg::LinalgOp op) {
                  return op.getRank(op.getDpsInitOperand(0)) == 0;
                });
       }},
      {"vectorize-conv-into-narrower-type", pass, interpreter,
       [](Operation *root) {
         return hasSomeFor<linalg::LinalgOp>(
             root, "transform.structured.vectorize",
             [](linalg::LinalgOp op) { return convolvesIntoNarrower(op); });
       }},
      {"vectorize-extract-without-loops", pass, interpreter,
       [](Operation *root) {
         return hasSomeFor<linalg::LinalgOp>(
             root, "transform.structured.vectorize", [](linalg::LinalgOp op) {
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
      {"vectorize-reduction-of-invariant-value", pass, interpreter,
       [](Operation *root) {
         return hasSomeFor<linalg::LinalgOp>(
             root, "transform.structured.vectorize",
             [](linalg::LinalgOp op) { return reducesOuterValue(op); });
       }},
      {"vectorize-reduction-of-linalg-index", pass, interpreter,
       [](Operation *root) {
         return hasSomeFor<linalg::LinalgOp>(
             root, "transform.structured.vectorize", reducesIndex);
       }},
  };
  return table;
}
