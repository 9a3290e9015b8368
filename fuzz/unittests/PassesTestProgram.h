//===- PassesTestProgram.h - helpers for tests of passes -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_UNITTESTS_PASSESTESTPROGRAM_H
#define PADLAB_FUZZ_UNITTESTS_PASSESTESTPROGRAM_H

#include "../lib/Generate/Passes/PassSequence.h"
#include "GenerateTestContext.h"

#include "padlab/codegen/Registration.h"

#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"

namespace padlab {

/// Returns the error of parsing a pipeline; empty if the pipeline parses.
inline std::string findParseError(llvm::StringRef pipeline) {
  registerAllPasses();
  mlir::PassManager passes(getTestContext(), mlir::ModuleOp::getOperationName(),
                           mlir::OpPassManager::Nesting::Explicit);
  std::string error;
  llvm::raw_string_ostream os(error);
  if (mlir::succeeded(mlir::parsePassPipeline(pipeline, passes, os)))
    return {};
  return error.empty() ? "no reason" : error;
}

/// A program on integers with a producer, a pad, a consumer, a loop and a call.
inline constexpr const char *structuredProgram = R"mlir(
#map = affine_map<(d0, d1) -> (d0, d1)>
func.func private @twice(%x: tensor<4x6xi32>) -> tensor<4x6xi32> {
  %0 = linalg.map { arith.addi } ins(%x, %x : tensor<4x6xi32>, tensor<4x6xi32>)
      outs(%x : tensor<4x6xi32>)
  return %0 : tensor<4x6xi32>
}
func.func @main(%a: tensor<2x3xi32>, %b: tensor<3x?xi32> {padlab.extents = array<i64: 4>},
                %n: index {padlab.value = 2 : index}) -> (tensor<4x6xi32>, tensor<2x?xi32>)
    attributes {padlab.seed = 7 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %d = tensor.dim %b, %c1 : tensor<3x?xi32>
  %e = tensor.empty(%d) : tensor<2x?xi32>
  %f = linalg.fill ins(%zero : i32) outs(%e : tensor<2x?xi32>) -> tensor<2x?xi32>
  %m = linalg.matmul ins(%a, %b : tensor<2x3xi32>, tensor<3x?xi32>)
      outs(%f : tensor<2x?xi32>) -> tensor<2x?xi32>
  %g = linalg.generic {indexing_maps = [#map, #map],
                       iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<2x3xi32>) outs(%a : tensor<2x3xi32>) {
  ^bb0(%x: i32, %y: i32):
    %i = linalg.index 1 : index
    %j = arith.index_cast %i : index to i32
    %s = arith.muli %x, %j : i32
    linalg.yield %s : i32
  } -> tensor<2x3xi32>
  %p = tensor.pad %g low[1, 1] high[1, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : i32
  } : tensor<2x3xi32> to tensor<4x6xi32>
  %l = scf.for %i = %c0 to %n step %c1 iter_args(%t = %p) -> tensor<4x6xi32> {
    %v = tensor.extract %t[%i, %c1] : tensor<4x6xi32>
    %w = arith.addi %v, %v : i32
    %u = tensor.insert %w into %t[%c1, %i] : tensor<4x6xi32>
    scf.yield %u : tensor<4x6xi32>
  }
  %r = func.call @twice(%l) : (tensor<4x6xi32>) -> tensor<4x6xi32>
  return %r, %m : tensor<4x6xi32>, tensor<2x?xi32>
}
)mlir";

} // namespace padlab

#endif // PADLAB_FUZZ_UNITTESTS_PASSESTESTPROGRAM_H
