//===- MixedProgramsTest.cpp - operations that meet in a program ----------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Compilers fail where different kinds of operations meet. These tests check
/// that generated programs have certain operations, and certain pairs of which
/// one computes an operand of the other.
///
//===----------------------------------------------------------------------===//

#include "GenerateTestContext.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tosa/IR/TosaOps.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"

#include <gtest/gtest.h>

#include <map>

using namespace mlir;
using namespace padlab;

namespace {

constexpr unsigned seeds = 2500;

std::string getKind(Operation *op) {
  return isa<linalg::LinalgOp>(op) ? "linalg"
                                   : op->getName().getStringRef().str();
}

using Counts = std::map<std::string, unsigned>;

void countUses(Operation *op, Counts &counts) {
  for (Value operand : op->getOperands())
    if (Operation *producer = operand.getDefiningOp())
      ++counts[getKind(producer) + " -> " + getKind(op)];
}

void countLoops(Operation *op, Counts &counts) {
  auto loop = dyn_cast<scf::ForOp>(op);
  if (!loop)
    return;
  if (loop->getParentOfType<scf::ForOp>())
    ++counts["nested"];
  if (loop.getInitArgs().size() < 2)
    return;
  if (loop.getInitArgs()[0] == loop.getInitArgs()[1])
    ++counts["carries one tensor twice"];
  if (loop.getYieldedValues()[0] == loop.getRegionIterArg(1) &&
      loop.getYieldedValues()[1] == loop.getRegionIterArg(0))
    ++counts["swaps"];
}

void countConditions(Operation *op, Counts &counts) {
  if (auto choice = dyn_cast<tosa::IfOp>(op))
    ++counts["condition of rank " +
             std::to_string(
                 cast<ShapedType>(choice.getCondition().getType()).getRank())];
}

void countDestinations(func::FuncOp entry, Counts &counts) {
  llvm::DenseMap<Value, unsigned> writers;
  entry.walk([&](DestinationStyleOpInterface op) {
    for (OpOperand &init : op.getDpsInitsMutable())
      if (++writers[init.get()] == 2)
        ++counts["destination of several"];
  });
}

const Counts &getCounts(const char *target) {
  static std::map<std::string, Counts> all;
  Counts &counts = all[target];
  if (!counts.empty())
    return counts;
  for (unsigned seed = 0; seed < seeds; ++seed) {
    Case theCase = generateCase(*findFuzzTarget(target), seed);
    theCase.getModule().walk([&](Operation *op) {
      ++counts[op->getName().getStringRef().str()];
      countUses(op, counts);
      countLoops(op, counts);
      countConditions(op, counts);
    });
    countDestinations(theCase.getEntry(), counts);
    std::map<StringRef, unsigned> calls;
    theCase.getEntry().walk([&](func::CallOp call) {
      if (++calls[call.getCallee()] == 2)
        ++counts["called twice"];
    });
  }
  return counts;
}

/// Checks that the target's programs contain all `names`, a list that is
/// separated by commas.
void expectAll(const char *target, StringRef names) {
  const Counts &counts = getCounts(target);
  for (StringRef name : llvm::split(names, ", "))
    EXPECT_TRUE(counts.count(name.str())) << target << ": " << name.str();
}

TEST(MixedPrograms, EveryTargetHoldsTheTensorDialectAndControlFlow) {
  for (const char *target : {"pad", "tensor"})
    expectAll(target,
              "tensor.bitcast, tensor.cast, tensor.collapse_shape, "
              "tensor.concat, tensor.dim, tensor.empty, tensor.expand_shape, "
              "tensor.extract, tensor.extract_slice, tensor.from_elements, "
              "tensor.gather, tensor.generate, tensor.insert, "
              "tensor.insert_slice, tensor.pad, tensor.parallel_insert_slice, "
              "tensor.rank, tensor.reshape, tensor.scatter, tensor.splat, "
              "scf.for, scf.while, scf.if, scf.index_switch, scf.forall, "
              "arith.select, affine.apply, affine.min, linalg.generic, "
              "func.call");
}

TEST(MixedPrograms, KindsMeet) {
  expectAll("pad",
            "linalg -> tensor.concat, tensor.concat -> linalg, "
            "tensor.pad -> tensor.pad, tensor.pad -> linalg, "
            "tensor.pad -> tensor.extract_slice, "
            "tensor.extract_slice -> tensor.pad, "
            "tensor.pad -> tensor.insert_slice, "
            "tensor.pad -> tensor.collapse_shape, tensor.pad -> scf.for, "
            "scf.for -> tensor.pad, scf.for -> linalg, linalg -> scf.forall, "
            "scf.forall -> linalg, linalg -> tensor.scatter, "
            "tensor.expand_shape -> tensor.collapse_shape, "
            "func.call -> linalg, func.call -> tensor.pad");
}

TEST(MixedPrograms, WhatIsMovedIsComputedWith) {
  expectAll("tensor", "tensor.gather -> linalg, linalg -> tensor.gather, "
                      "tensor.reshape -> linalg, tensor.concat -> linalg");
}

TEST(MixedPrograms, TensorsAreCarriedAndShared) {
  expectAll("pad", "swaps, carries one tensor twice, nested, "
                   "destination of several, called twice");
}

TEST(MixedPrograms, ConditionsOfTosaHaveBothRanks) {
  Counts counts = getCounts("tosa");
  EXPECT_GT(counts["condition of rank 0"], counts["condition of rank 1"]);
  EXPECT_GT(10 * counts["condition of rank 1"], counts["condition of rank 0"]);
}

} // namespace
