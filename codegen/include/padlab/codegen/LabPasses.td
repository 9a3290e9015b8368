//===- LabPasses.td - padlab's own passes on pads ---------*- tablegen -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Passes for the pipelines and tests of padlab, beside those of the library
// (PadPasses.td).
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_LABPASSES_TD
#define PADLAB_CODEGEN_LABPASSES_TD

include "mlir/Pass/PassBase.td"

def ClaimShapes : Pass<"padlab-claim-shapes", "mlir::func::FuncOp"> {
  let summary = "Make the program check the extents that interfaces claim";
  let description = [{
    Adds checks after each operation that returns a ranked tensor, a memref or an
    index: that the extents are those of `reifyResultShapes`,
    `InferTypeOpInterface` and `InferShapedTypeOpInterface`, and that extents and
    indices, also those that the body of a loop receives, are within the constant
    bounds that `ValueBoundsOpInterface` finds. In a defined
    program such a check fails only if an interface is wrong
    (padlab/codegen/ShapeClaims.h).
  }];
  let options = [
    Option<"lieAbout", "lie-about", "std::string", /*default=*/"\"\"",
           "For tests of the tests: operations of this name, of which claims are "
           "wrong">,
    Option<"lieThrough", "lie-through", "std::string", /*default=*/"\"\"",
           "Only those of this interface (default: all)">,
    Option<"lieDim", "lie-dim", "int64_t", /*default=*/"-1",
           "Only those about this dimension (default: all)">,
    Option<"lieBy", "lie-by", "int64_t", /*default=*/"1",
           "By how much extents and lower bounds are too large, and upper ones "
           "too small">];
  let dependentDialects = [
    "mlir::affine::AffineDialect", "mlir::arith::ArithDialect",
    "mlir::memref::MemRefDialect", "mlir::tensor::TensorDialect",
    "check::CheckDialect"
  ];
}

def CallShapeFunctions
    : Pass<"padlab-call-shape-functions", "mlir::ModuleOp"> {
  let summary = "Make the program check the extents that shape functions claim";
  let description = [{
    The module gets a `shape.function_library` with a function for each operation
    of `tensor` and `linalg` that has a tensor as its result. Behind each such
    operation stands a call of its function, and a check that the result has
    these extents (padlab/codegen/ShapeClaims.h).
  }];
  let options = [Option<"fault", "break", "std::string", /*default=*/"\"\"",
                        "For tests of the tests: one mistake in one function, "
                        "such as concat:7:arith.select">];
  let dependentDialects = [
    "mlir::arith::ArithDialect", "mlir::func::FuncDialect",
    "mlir::scf::SCFDialect", "mlir::shape::ShapeDialect",
    "mlir::tensor::TensorDialect", "check::CheckDialect"
  ];
}

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

def FusePadOrBreakRule : Pass<"padlab-fuse-pad"> {
  let summary = "Fuse tensor.pad with its producer or consumers, if that is "
                "sound";
  let description = [{
    Rewrites each `tensor.pad` and the destination-style operation that produces
    its source to operations of the dialect `pad`, if this does not change the
    result of any program: the forms and the numbered rules are in
    padlab/codegen/PadFusion.h. A pad that has no such producer is fused with
    the structured operations that read it, which are split into an interior
    without padding and boxes around it. A pad that is not fused becomes a copy
    into its destination, if that is possible.

    This is the pass of the library (PadPasses.td), with one further option.
  }];
  let options = [
    Option<"remarks", "remarks", "bool", /*default=*/"false",
           "Emit a remark at each pad: how it is fused, or the number of the "
           "rule or cost that forbids it">,
    Option<"breakRule", "break-rule", "unsigned", /*default=*/"0",
           "For tests of the tests: ignore the rule of this number, which makes "
           "wrong programs">];
  let dependentDialects = [
    "mlir::affine::AffineDialect", "mlir::arith::ArithDialect",
    "mlir::linalg::LinalgDialect", "mlir::math::MathDialect",
    "mlir::scf::SCFDialect", "mlir::tensor::TensorDialect", "pad::PadDialect"
  ];
}

def RelaxFloats : Pass<"padlab-relax-floats", "mlir::func::FuncOp"> {
  let summary = "Allow sums and exponentials of f32 and f64 to be rounded "
                "differently";
  let description = [{
    Sums get the flags `contract` and `reassoc`, products `contract`, and
    exponentials of f32 `afn`; every other flag goes. Named operations become
    generic ones where their bodies, which are not written, would have any. A
    function that has any is marked `pad.relaxed`: lowerings keep the flags there,
    and nowhere else. What they permit is the licence of
    padlab/codegen/Relaxation.h, which pipelines with this pass declare and are
    judged by (docs/inexact.md).
  }];
  let dependentDialects = [
    "mlir::arith::ArithDialect", "mlir::linalg::LinalgDialect",
    "mlir::math::MathDialect", "mlir::tensor::TensorDialect"
  ];
}

def PlantFault : Pass<"padlab-plant-fault", "mlir::ModuleOp"> {
  let summary = "Plant a mistake in the lowering, to test the tests";
  let description = [{
    Marks all functions for one of the mistakes of
    padlab/codegen/PlantedFaults.h. No pipeline has this pass.
  }];
  let options = [Option<"fault", "fault", "std::string", /*default=*/"\"\"",
                        "Which one">];
}

def GuardPadRegion : Pass<"guard-pad-region"> {
  let summary = "Run regions of pads that may trap only for padding";
  let description = [{
    Upstream bufferizes a pad by running its region for every point of the
    result, also for those that the source then overwrites: an effect too many,
    or a division by zero that the program does not do. Pads whose region is not
    safe to speculate become `tensor.generate` with a branch for each point. No
    padding may be negative.
  }];
  let dependentDialects = [
    "mlir::affine::AffineDialect", "mlir::arith::ArithDialect",
    "mlir::scf::SCFDialect", "mlir::tensor::TensorDialect"
  ];
}

def SplitCroppingPad : Pass<"split-cropping-pad"> {
  let summary = "Split pads that may crop into a slice and a pad that does not";
  let description = [{
    Negative padding crops the source. Upstream bufferizes none that is static
    and writes outside of the result where it is known at run time only. Only
    padding that is known not to be negative stays as it is.

    A pad that is known to have nothing in its interior becomes a
    `tensor.generate`: upstream would insert an empty slice at the end of the
    result, which its own verifier rejects.
  }];
  let dependentDialects = [
    "mlir::affine::AffineDialect", "mlir::arith::ArithDialect",
    "mlir::tensor::TensorDialect"
  ];
}

def VerifyPadExtents : Pass<"verify-pad-extents", "mlir::ModuleOp"> {
  let summary = "Refuse pads whose padding is impossible";
  let description = [{
    Negative padding crops. A pad that is known to make a negative extent, or to
    crop more than its source has, is an error if it runs for sure: in the first
    block of a function that is not called by others. Elsewhere the program is
    undefined only if the pad runs. The rules are in docs/negative-padding.md.
  }];
}

def DestinationPassing : Pass<"padlab-destination-passing", "mlir::ModuleOp"> {
  let summary = "Give the entry function a destination argument for each "
                "result";
  let description = [{
    Behind the entry's arguments comes one for each result that is a ranked
    tensor, of the same type. Each result is materialized there, and returned as
    before. What computes a result into a `tensor.empty` does so into the
    destination instead; a `tensor.pad` by a constant is written there, too.

    ```mlir
    func.func @main(%a: tensor<4xf32>, %to: tensor<4xf32>) -> tensor<4xf32>
        attributes {padlab.seed = 1 : i64} {
      %0 = linalg.square ins(%a : tensor<4xf32>) outs(%to : tensor<4xf32>)
          -> tensor<4xf32>
      %1 = bufferization.materialize_in_destination %0 in %to
          : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
      return %1 : tensor<4xf32>
    }
    ```
  }];
  let dependentDialects = [
    "mlir::bufferization::BufferizationDialect", "mlir::linalg::LinalgDialect",
    "mlir::tensor::TensorDialect"
  ];
}

def StridedCopyToLinalg : Pass<"padlab-strided-copy-to-linalg"> {
  let summary = "Turn copies between strided buffers into linalg.generic";
  let description = [{
    A `memref.copy` whose buffers are not both contiguous becomes a call of the
    runtime, which copies element by element. As a structured operation it
    becomes loops that the compiler can vectorize. Contiguous copies stay: they
    become `memcpy`.
  }];
  let dependentDialects = ["mlir::linalg::LinalgDialect"];
}

def AllocateLazyPads : Pass<"padlab-allocate-lazy-pads", "mlir::ModuleOp"> {
  let summary = "Do not write zero borders of pads to memory that is zero already";
  let description = [{
    If a pad operation on buffers has the strategy `lazy`, the bits of its
    border's value are zero, and it is the first use of a buffer that is
    allocated in the same block, that buffer is allocated by
    `padlab_alloc_fresh`, which returns whether the memory is new. If it is,
    only the interior is written. In all other cases, `lazy` is the same as
    `stream`.
  }];
  let options = [Option<
      "tuned", "tuned", "bool", /*default=*/"false",
      "Where no strategy is given, too; borders that are not zero are written "
      "through the caches in new memory, which the system has just cleared">];
  let dependentDialects = [
    "mlir::affine::AffineDialect", "mlir::arith::ArithDialect",
    "mlir::func::FuncDialect", "mlir::LLVM::LLVMDialect",
    "mlir::memref::MemRefDialect", "mlir::scf::SCFDialect", "pad::PadDialect"
  ];
}

def FuseNests : Pass<"padlab-fuse-nests", "mlir::func::FuncOp"> {
  let summary = "Fuse consecutive loop nests into one loop";
  let description = [{
    Operations that follow each other on the same rows, as the steps of softmax,
    become one loop around all of them, where each iteration accesses a part of its
    own of every buffer that is written, and where a buffer is too large for a
    cache and its parts are not. No element is computed otherwise than before.
  }];
  let options = [Option<"tiny", "tiny", "bool", /*default=*/"false",
                        "Whatever the sizes, for tests">];
  let dependentDialects = ["mlir::memref::MemRefDialect", "mlir::scf::SCFDialect"];
}

def BuffersToLoops : Pass<"padlab-buffers-to-loops", "mlir::func::FuncOp"> {
  let summary = "Turn structured operations on buffers into loops, and views "
                "into address computations";
  let description = [{
    What `convert-linalg-to-loops`, `expand-strided-metadata` and
    `memref-expand` do, by the same rewrites, applied only to the operations
    that they are about: nothing else is folded on the way.
  }];
  let options = [Option<
      "tuned", "tuned", "bool", /*default=*/"false",
      "Reductions run around rows of the result instead of inside, where the "
      "result is in a buffer of its own and each element keeps the order of its "
      "terms; the loops are marked for `padlab-vectorize-rows`">];
  let dependentDialects = [
    "mlir::affine::AffineDialect", "mlir::arith::ArithDialect",
    "mlir::memref::MemRefDialect", "mlir::scf::SCFDialect"
  ];
}

#endif // PADLAB_CODEGEN_LABPASSES_TD
