//===- Passes.td - padlab's passes -------------------------*- tablegen -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_PASSES_TD
#define PADLAB_CODEGEN_PASSES_TD

include "mlir/Pass/PassBase.td"

def UpstreamPadFusion : Pass<"test-linalg-pad-fusion"> {
  let summary = "Upstream's fusion of tensor.pad with its producer";
  let description = [{
    Upstream ships the pattern in libMLIR but the pass that applies it only in
    `mlir-opt`'s test passes. This one has the same name and applies the same
    patterns with the same (default) configuration of the greedy driver, so
    that a pass sequence means the same here and in a stock `mlir-opt`.
  }];
  let dependentDialects = [
    "mlir::affine::AffineDialect", "mlir::linalg::LinalgDialect",
    "mlir::tensor::TensorDialect"
  ];
}

#endif // PADLAB_CODEGEN_PASSES_TD
