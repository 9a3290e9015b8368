//===- ReduceTest.cpp - reduction under plain predicates -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/fuzz/Reduce.h"

#include "GenerateTestContext.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Transform/IR/TransformOps.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace padlab;

namespace {

/// A program with a producer of two results, a pad, a consumer and a helper
/// function, with dynamic extents and rank 2.
constexpr const char *bigProgram = R"mlir(
#id = affine_map<(d0, d1) -> (d0, d1)>
#swap = affine_map<(d0, d1) -> (d1, d0)>
func.func private @helper(%x: tensor<?x4xf16>) -> tensor<?x4xf16> {
  return %x : tensor<?x4xf16>
}
func.func @main(%a: tensor<?x4xf16> {padlab.extents = array<i64: 3>},
                %b: tensor<4x?xf16> {padlab.extents = array<i64: 3>},
                %init: tensor<?x4xf16> {padlab.extents = array<i64: 3>},
                %n: index {padlab.value = 2 : index})
    -> (tensor<?x9xf16>, tensor<?x4xf16>, index)
    attributes {padlab.seed = 42 : i64} {
  %cst = arith.constant 3.500000e+00 : f16
  %c0 = arith.constant 0 : index
  %h = func.call @helper(%a) : (tensor<?x4xf16>) -> tensor<?x4xf16>
  %g:2 = linalg.generic {indexing_maps = [#id, #swap, #id, #id],
                         iterator_types = ["parallel", "parallel"]}
      ins(%h, %b : tensor<?x4xf16>, tensor<4x?xf16>)
      outs(%init, %init : tensor<?x4xf16>, tensor<?x4xf16>) {
  ^bb0(%x: f16, %y: f16, %o: f16, %p: f16):
    %s = arith.addf %x, %y : f16
    %t = arith.mulf %s, %o : f16
    %i = linalg.index 0 : index
    %ii = arith.index_cast %i : index to i32
    %if = arith.sitofp %ii : i32 to f16
    %u = arith.addf %t, %if : f16
    linalg.yield %u, %x : f16, f16
  } -> (tensor<?x4xf16>, tensor<?x4xf16>)
  %pad = tensor.pad %g#0 nofold low[%n, 2] high[1, 3] {
  ^bb0(%i: index, %j: index):
    tensor.yield %cst : f16
  } : tensor<?x4xf16> to tensor<?x9xf16>
  %d = tensor.dim %pad, %c0 : tensor<?x9xf16>
  %e = tensor.empty(%d) : tensor<?x9xf16>
  %c = linalg.generic {indexing_maps = [#id, #id],
                       iterator_types = ["parallel", "parallel"]}
      ins(%pad : tensor<?x9xf16>) outs(%e : tensor<?x9xf16>) {
  ^bb0(%x: f16, %o: f16):
    %s = arith.negf %x : f16
    linalg.yield %s : f16
  } -> tensor<?x9xf16>
  return %c, %g#1, %n : tensor<?x9xf16>, tensor<?x4xf16>, index
}
)mlir";

/// Whether there is a pad whose source is a generic with an argument of the
/// entry as its init, and the body of the generic reads the init. Pad fusion
/// that ignores this is wrong.
bool readsInitUnderPad(const Case &candidate) {
  bool found = false;
  candidate.getModule()->walk([&](tensor::PadOp pad) {
    auto generic = pad.getSource().getDefiningOp<linalg::GenericOp>();
    if (!generic || !isa<BlockArgument>(generic.getDpsInits()[0]))
      return;
    generic.walk([&](Operation *op) {
      found |= llvm::is_contained(op->getOperands(),
                                  generic.getRegionOutputArgs()[0]);
    });
  });
  return found;
}

template <typename Op>
unsigned count(const Case &candidate) {
  unsigned found = 0;
  candidate.getModule()->walk([&](Op) { ++found; });
  return found;
}

TEST(ReduceTest, KeepsOnlyWhatThePredicateNeeds) {
  Case small = reduce(parseCase(bigProgram), readsInitUnderPad);
  EXPECT_TRUE(readsInitUnderPad(small));
  // The remaining operations are module, function, constant, generic, yield,
  // pad, yield and return.
  EXPECT_LE(countOperations(small), 9u) << small.str();
  EXPECT_EQ(small.str().find('?'), std::string::npos) << small.str();
  EXPECT_EQ(small.str().find("f16"), std::string::npos) << small.str();
  EXPECT_EQ(small.str().find("nofold"), std::string::npos) << small.str();
  EXPECT_EQ(small.getEntry().getNumResults(), 1u) << small.str();
}

TEST(ReduceTest, LowersRankAndShrinks) {
  Case small = reduce(parseCase(bigProgram), readsInitUnderPad);
  small.getModule()->walk([&](tensor::PadOp pad) {
    EXPECT_LE(pad.getResultType().getRank(), 1) << small.str();
    EXPECT_LE(pad.getResultType().getNumElements(), 1) << small.str();
  });
}

/// Several dimensions are removed at once, and attributes that list dimensions
/// must change, too.
TEST(ReduceTest, LowersRankOfNamedOperations) {
  Case theCase = parseCase(R"mlir(
func.func @main(%a: tensor<2x3xf32>, %b: tensor<2x5x3xf32>,
                %c: tensor<3x5x2xf32>, %d: tensor<3x5xf32>)
    -> tensor<3x5xf32> attributes {padlab.seed = 1 : i64} {
  %0 = linalg.broadcast ins(%a : tensor<2x3xf32>)
      outs(%b : tensor<2x5x3xf32>) dimensions = [1]
  %1 = linalg.transpose ins(%0 : tensor<2x5x3xf32>)
      outs(%c : tensor<3x5x2xf32>) permutation = [2, 1, 0]
  %2 = linalg.reduce { arith.addf } ins(%1 : tensor<3x5x2xf32>)
      outs(%d : tensor<3x5xf32>) dimensions = [2]
  return %2 : tensor<3x5xf32>
}
)mlir");
  Case small = reduce(theCase, [](const Case &candidate) {
    unsigned kinds = 0;
    candidate.getModule()->walk([&](Operation *op) {
      kinds |= isa<linalg::BroadcastOp>(op) |
               isa<linalg::TransposeOp>(op) << 1 |
               isa<linalg::ReduceOp>(op) << 2;
    });
    return kinds == 7;
  });
  small.getModule()->walk([&](linalg::TransposeOp op) {
    EXPECT_EQ(op.getInit().getType().getRank(), 1) << small.str();
  });
}

/// Upstream's verifier does not compare the output shape with the type.
TEST(ReduceTest, OutputShapesFollowTheirTypes) {
  Case theCase = parseCase(R"mlir(
func.func @main(%a: tensor<12xf32>, %n: index {padlab.value = 3 : index})
    -> tensor<2x?x2xf32> attributes {padlab.seed = 1 : i64} {
  %c = tensor.cast %a : tensor<12xf32> to tensor<?xf32>
  %0 = tensor.expand_shape %c [[0, 1, 2]] output_shape [2, %n, 2]
      : tensor<?xf32> into tensor<2x?x2xf32>
  return %0 : tensor<2x?x2xf32>
}
)mlir");
  auto reshapes = [](const Case &candidate) {
    bool found = false;
    candidate.getModule()->walk([&](tensor::ExpandShapeOp op) {
      found = true;
      EXPECT_EQ(op.getStaticOutputShape(), op.getResultType().getShape())
          << candidate.str();
    });
    return found;
  };
  Case small = reduce(theCase, reshapes);
  EXPECT_LT(small.str().size(), theCase.str().size());
}

TEST(ReduceTest, KeepsExtentsThatMatter) {
  auto isWide = [](const Case &candidate) {
    bool found = false;
    candidate.getModule()->walk([&](tensor::PadOp pad) {
      RankedTensorType type = pad.getResultType();
      found |= type.getRank() == 2 && type.getDimSize(1) >= 6;
    });
    return found;
  };
  Case small = reduce(parseCase(bigProgram), isWide);
  EXPECT_TRUE(isWide(small)) << small.str();
  EXPECT_LE(countOperations(small), 6u) << small.str();
}

/// A run of edits may erase arguments to which later edits of the same run
/// refer.
TEST(ReduceTest, ManyArgumentsOfOneType) {
  Case wide = parseCase(R"mlir(
func.func @main(%a: index, %b: index, %c: index, %d: index, %e: index)
    -> (index, index, index) attributes {padlab.seed = 1 : i64} {
  %0 = arith.addi %a, %b : index
  %1 = arith.addi %c, %d : index
  %2 = arith.muli %0, %1 : index
  return %2, %0, %1 : index, index, index
})mlir");
  auto multiplies = [](const Case &candidate) {
    bool found = false;
    candidate.getModule()->walk([&](arith::MulIOp) { found = true; });
    return found;
  };
  Case small = reduce(wide, multiplies);
  EXPECT_TRUE(multiplies(small)) << small.str();
  EXPECT_EQ(small.getEntry().getNumArguments(), 1u) << small.str();
}

TEST(ReduceTest, ResultIsAFixpoint) {
  Case once = reduce(parseCase(bigProgram), readsInitUnderPad);
  Case twice = reduce(once, readsInitUnderPad);
  EXPECT_EQ(once.str(), twice.str());
}

TEST(ReduceTest, EveryStepIsSmaller) {
  unsigned last = countOperations(parseCase(bigProgram)), steps = 0;
  ReduceOptions options;
  options.progress = [&](unsigned operations) {
    EXPECT_LE(operations, last);
    last = operations;
    ++steps;
  };
  reduce(parseCase(bigProgram), readsInitUnderPad, options);
  EXPECT_GT(steps, 5u);
}

TEST(ReduceTest, StopsAtTheTimeLimit) {
  ReduceOptions options;
  options.maxSeconds = 0;
  Case same = reduce(parseCase(bigProgram), readsInitUnderPad, options);
  EXPECT_EQ(same.str(), parseCase(bigProgram).str());
}

/// Only processor time counts, unless much more wall-clock time has passed.
TEST(ReduceTest, TimeOfProcessorsMayBeTheLimit) {
  ReduceOptions options;
  options.maxSeconds = 10;
  double used = 5;
  bool isCut = true;
  options.isCut = &isCut;
  options.getUsedSeconds = [&] { return used; };
  reduce(parseCase(bigProgram), readsInitUnderPad, options);
  EXPECT_FALSE(isCut);
  unsigned tried = 0;
  auto useTen = [&](const Case &candidate) {
    ++tried;
    used += 10;
    return readsInitUnderPad(candidate);
  };
  reduce(parseCase(bigProgram), useTen, options);
  EXPECT_TRUE(isCut);
  EXPECT_EQ(tried, 1u);
  options.maxSeconds = 0;
  options.getUsedSeconds = [] { return -1.0; };
  reduce(parseCase(bigProgram), useTen, options);
  EXPECT_EQ(tried, 1u) << "the wall's limit";
}

TEST(ReduceTest, NothingInterestingChangesNothing) {
  Case same = reduce(parseCase(bigProgram), [](const Case &) { return false; });
  EXPECT_EQ(same.str(), parseCase(bigProgram).str());
}

/// An edit may leave any program, even an invalid one, but upstream's verifiers
/// must not crash on it.
TEST(ReduceTest, EditsOfAnyProgramAreTried) {
  for (unsigned seed = 0; seed < 8; ++seed) {
    Case theCase = generateCase(*findFuzzTarget("passes"), seed);
    unsigned tried = 0;
    Case same = reduce(theCase, [&](const Case &) {
      ++tried;
      return false;
    });
    EXPECT_GT(tried, 5u) << seed;
    EXPECT_EQ(same.str(), theCase.str());
  }
}

/// Vector sizes that are smaller, or tiles that are larger, would violate
/// constraints of the transform.
TEST(ReduceTest, SizesOfVectorsStayWithTheirTiles) {
  Case small = reduce(parseCase(R"mlir(
module attributes {transform.with_named_sequence} {
  func.func @main(%a: tensor<3x5xf32>, %x: f32) -> tensor<3x5xf32> attributes {
      padlab.passes = "transform-interpreter{entry-point=__transform_0}",
      padlab.seed = 1 : i64} {
    %0 = linalg.fill ins(%x : f32) outs(%a : tensor<3x5xf32>)
        -> tensor<3x5xf32>
    return %0 : tensor<3x5xf32>
  }
  transform.named_sequence @__transform_0(
      %arg0: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.fill"]} in %arg0
        : (!transform.any_op) -> !transform.any_op
    %tiled, %loops:2 = transform.structured.tile_using_for %0 tile_sizes [2, 4]
        : (!transform.any_op)
        -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.structured.vectorize %tiled vector_sizes [2, 4]
        : !transform.any_op
    transform.yield
  }
})mlir"),
                      [](const Case &candidate) {
                        return candidate.str().find("vectorize %tiled") !=
                               std::string::npos;
                      });
  EXPECT_NE(small.str().find("tile_sizes [2, 4]"), std::string::npos)
      << small.str();
  EXPECT_NE(small.str().find("vector_sizes [2, 4]"), std::string::npos)
      << small.str();
}

TEST(ReduceTest, LoopsAndBranchesAroundAreTakenAway) {
  Case small = reduce(
      parseCase(R"mlir(
func.func private @one(%x: f32) -> f32 {
  %0 = func.call @other(%x) : (f32) -> f32
  return %0 : f32
}
func.func private @other(%x: f32) -> f32 {
  %0 = func.call @one(%x) : (f32) -> f32
  return %0 : f32
}
func.func @main(%a: tensor<4xf32>, %n: index, %c: i1) -> tensor<4xf32>
    attributes {padlab.seed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%t = %a) -> (tensor<4xf32>) {
    %u = affine.for %j = 2 to 5 iter_args(%s = %t) -> (tensor<4xf32>) {
      %v = scf.if %c -> (tensor<4xf32>) {
        %x = math.exp %s : tensor<4xf32>
        scf.yield %x : tensor<4xf32>
      } else {
        scf.yield %s : tensor<4xf32>
      }
      affine.yield %v : tensor<4xf32>
    }
    scf.yield %u : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}
)mlir"),
      [](const Case &candidate) { return count<math::ExpOp>(candidate) > 0; });
  EXPECT_EQ(count<math::ExpOp>(small), 1u);
  EXPECT_EQ(count<LoopLikeOpInterface>(small) + count<scf::IfOp>(small), 0u)
      << small.str();
  // Functions that call only each other are removed.
  EXPECT_EQ(count<func::FuncOp>(small), 1u) << small.str();
}

TEST(ReduceTest, LoopsOfOtherKindsAreTakenAway) {
  Case small = reduce(
      parseCase(R"mlir(
func.func @main(%a: tensor<4xf32>, %n: index) -> tensor<4xf32>
    attributes {padlab.seed = 1 : i64} {
  %c1 = arith.constant 1 : index
  %w:2 = scf.while (%t = %a, %i = %n)
      : (tensor<4xf32>, index) -> (tensor<4xf32>, index) {
    %c = arith.cmpi ult, %i, %c1 : index
    scf.condition(%c) %t, %i : tensor<4xf32>, index
  } do {
  ^bb0(%t: tensor<4xf32>, %i: index):
    %next = arith.addi %i, %c1 : index
    %f = scf.forall (%j) in (4) shared_outs(%out = %t) -> (tensor<4xf32>) {
      %s = tensor.extract_slice %t[%j] [1] [1] : tensor<4xf32> to tensor<1xf32>
      %x = math.exp %s : tensor<1xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %x into %out[%j] [1] [1]
            : tensor<1xf32> into tensor<4xf32>
      }
    }
    scf.yield %f, %next : tensor<4xf32>, index
  }
  return %w#0 : tensor<4xf32>
}
)mlir"),
      [](const Case &candidate) { return count<math::ExpOp>(candidate) > 0; });
  EXPECT_EQ(count<math::ExpOp>(small), 1u);
  EXPECT_EQ(count<LoopLikeOpInterface>(small), 0u) << small.str();
}

TEST(ReduceTest, ScriptsAreUnwrapped) {
  Case small =
      reduce(parseCase(R"mlir(
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_0(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root
        : (!transform.any_op) -> !transform.any_op
    %r = transform.foreach %f : !transform.any_op -> !transform.any_op {
    ^bb0(%one: !transform.any_op):
      transform.foreach %one : !transform.any_op {
      ^bb0(%two: !transform.any_op):
        transform.apply_patterns to %two {
          transform.apply_patterns.canonicalization
        } : !transform.any_op
      }
      transform.yield %one : !transform.any_op
    }
    transform.apply_cse to %r : !transform.any_op
    transform.yield
  }
  func.func @main(%a: f32) -> f32
      attributes {padlab.seed = 1 : i64, padlab.passes =
                  "transform-interpreter{entry-point=__transform_0}"} {
    return %a : f32
  }
}
)mlir"),
             [](const Case &candidate) {
               return count<transform::ApplyPatternsOp>(candidate) &&
                      count<transform::ApplyCommonSubexpressionEliminationOp>(
                          candidate);
             });
  EXPECT_EQ(count<transform::ForeachOp>(small), 0u) << small.str();
}

TEST(ReduceTest, OptionsOfPassesAreDropped) {
  Case small = reduce(parseCase(R"mlir(
func.func @main(%a: f32) -> f32 attributes {padlab.seed = 1 : i64,
    padlab.passes = "cse,canonicalize{max-iterations=3 top-down=false}"} {
  return %a : f32
}
)mlir"),
                      [](const Case &candidate) {
                        return candidate.getPasses().contains("canonicalize");
                      });
  EXPECT_EQ(small.getPasses(), "canonicalize");
}

TEST(ReduceTest, WhatWasCutSaysSo) {
  auto needsInit = [](const Case &candidate) {
    return readsInitUnderPad(candidate);
  };
  bool isCut = false;
  ReduceOptions options;
  options.isCut = &isCut;
  options.maxSeconds = 0;
  reduce(parseCase(bigProgram), needsInit, options);
  EXPECT_TRUE(isCut);
  options.maxSeconds = 60;
  reduce(parseCase(bigProgram), needsInit, options);
  EXPECT_FALSE(isCut);
}

TEST(ReduceTest, NamesAreDistinct) {
  std::vector<std::string> names = getReductionNames();
  std::set<std::string> distinct(names.begin(), names.end());
  EXPECT_EQ(distinct.size(), names.size());
  EXPECT_GE(names.size(), 15u);
}

} // namespace
