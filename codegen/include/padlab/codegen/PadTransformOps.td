//===- PadTransformOps.td - pad fusion as transform ops ----*- tablegen -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_PADTRANSFORMOPS_TD
#define PADLAB_CODEGEN_PADTRANSFORMOPS_TD

include "mlir/Dialect/Transform/IR/TransformDialect.td"
include "mlir/Dialect/Transform/IR/TransformTypes.td"
include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/IR/OpBase.td"

class Padlab_TransformOp<string mnemonic, list<Trait> traits>
    : Op<Transform_Dialect, mnemonic, !listconcat(traits, [
          TransformOpInterface, TransformEachOpTrait])> {
  let cppNamespace = "::padlab::transform_ops";
}

def FusePadOp : Padlab_TransformOp<"padlab.fuse_pad", [
    FunctionalStyleTransformOpTrait, MemoryEffectsOpInterface,
    ReportTrackingListenerFailuresOpTrait]> {
  let summary = "Fuses pads with their producers";
  let description = [{
    Rewrites each `tensor.pad` of the handle as the pass `padlab-fuse-pad` does,
    and returns a handle to the operations that compute the padded values now. A
    pad that cannot be fused becomes a copy into its destination. If that is
    impossible, too, the transform fails silenceably and names the rule that
    forbids it. It also fails silenceably for operations other than
    `tensor.pad`.

    Consumes the handle to the pads. A producer without other uses is erased.

    ```mlir
    %pads = transform.structured.match ops{["tensor.pad"]} in %root
        : (!transform.any_op) -> !transform.any_op
    %padded = transform.padlab.fuse_pad %pads
        : (!transform.any_op) -> !transform.any_op
    ```
  }];
  let arguments = (ins TransformHandleTypeInterface:$target);
  let results = (outs TransformHandleTypeInterface:$padded);
  let assemblyFormat = "$target attr-dict `:` functional-type(operands, results)";
  let extraClassDeclaration = [{
    ::mlir::DiagnosedSilenceableFailure applyToOne(
        ::mlir::transform::TransformRewriter &rewriter,
        ::mlir::Operation *target,
        ::mlir::transform::ApplyToEachResultList &results,
        ::mlir::transform::TransformState &state);
  }];
}

def SelectPadStrategyOp
    : Padlab_TransformOp<"padlab.select_pad_strategy",
                         [DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let summary = "Sets the strategy by which pads write their destinations";
  let description = [{
    Sets the attribute `strategy` (see `#pad.strategy`) of the `pad.generic` and
    `pad.frame` operations that the handle's operations are or contain. An
    unknown strategy is a definite failure.

    ```mlir
    transform.padlab.select_pad_strategy %padded strategy = "stream_nt"
        : !transform.any_op
    ```
  }];
  let arguments = (ins TransformHandleTypeInterface:$target,
                       StrAttr:$strategy);
  let assemblyFormat =
      "$target `strategy` `=` $strategy attr-dict `:` type($target)";
  let extraClassDeclaration = [{
    ::mlir::DiagnosedSilenceableFailure applyToOne(
        ::mlir::transform::TransformRewriter &rewriter,
        ::mlir::Operation *target,
        ::mlir::transform::ApplyToEachResultList &results,
        ::mlir::transform::TransformState &state);
  }];
}

#endif // PADLAB_CODEGEN_PADTRANSFORMOPS_TD
