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

def FusePad : Pass<"padlab-fuse-pad"> {
  let summary = "Sound whole-fill fusion of tensor.pad with its producer";
  let description = [{
    Fills the padded destination with the padding value and lets the producer,
    an all-parallel `linalg.generic`, write into its interior. Fuses only where
    no program can tell the difference: the numbered rules are in
    padlab/codegen/PadFusion.h.
  }];
  let options = [Option<"remarks", "remarks", "bool", /*default=*/"false",
                        "Emit a remark at each pad that is not fused, with the "
                        "number of the rule that forbids it">];
  let dependentDialects = [
    "mlir::affine::AffineDialect", "mlir::linalg::LinalgDialect",
    "mlir::tensor::TensorDialect"
  ];
}

def ConvertCheckToRuntime : Pass<"convert-check-to-runtime", "mlir::ModuleOp"> {
  let summary = "Lower the check dialect to loops and calls of the runtime";
  let description = [{
    Works on tensors, before bufferization: each assertion becomes a loop nest
    that compares, and a call of `padlab_check_failed` where it does not hold.
  }];
  let dependentDialects = [
    "mlir::arith::ArithDialect", "mlir::LLVM::LLVMDialect",
    "mlir::scf::SCFDialect", "mlir::tensor::TensorDialect"
  ];
}

#endif // PADLAB_CODEGEN_PASSES_TD
