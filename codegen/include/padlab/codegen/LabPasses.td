//===- LabPasses.td - padlab's own passes on pads ---------*- tablegen -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Passes that only padlab's own pipelines and tests use. The passes of the
// library are in PadPasses.td.
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_LABPASSES_TD
#define PADLAB_CODEGEN_LABPASSES_TD

include "mlir/Pass/PassBase.td"

def ClaimShapes : Pass<"padlab-claim-shapes", "mlir::func::FuncOp"> {
  let summary = "Make the program check the extents that interfaces claim";
  let description = [{
    Adds checks after each operation that returns a ranked tensor, a memref or
    an index. One kind of check compares the extents with those of
    `reifyResultShapes`, `InferTypeOpInterface` and
    `InferShapedTypeOpInterface`. The other kind compares extents and indices,
    also those that the body of a loop receives, with the constant bounds that
    `ValueBoundsOpInterface` finds. In a defined program such a check fails only
    if an interface is wrong (padlab/codegen/ShapeClaims.h).
  }];
  let options = [
    Option<"lieAbout", "lie-about", "std::string", /*default=*/"\"\"",
           "For tests of the tests: make the claims about operations of this "
           "name wrong">,
    Option<"lieThrough", "lie-through", "std::string", /*default=*/"\"\"",
           "Make only the claims of this interface wrong (default: all)">,
    Option<"lieDim", "lie-dim", "int64_t", /*default=*/"-1",
           "Make only the claims about this dimension wrong (default: all)">,
    Option<"lieBy", "lie-by", "int64_t", /*default=*/"1",
           "Claim extents and lower bounds that are too large by this number, "
           "and upper bounds that are too small by it">];
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
    Adds to the module a `shape.function_library` with a function for each
    operation of `tensor` and `linalg` that has a tensor as its result. After
    each such operation, calls its function and checks that the result has the
    extents that the function returns (padlab/codegen/ShapeClaims.h).
  }];
  let options = [Option<"fault", "break", "std::string", /*default=*/"\"\"",
                        "For tests of the tests: make one mistake in one "
                        "function, such as concat:7:arith.select">];
  let dependentDialects = [
    "mlir::arith::ArithDialect", "mlir::func::FuncDialect",
    "mlir::scf::SCFDialect", "mlir::shape::ShapeDialect",
    "mlir::tensor::TensorDialect", "check::CheckDialect"
  ];
}

def UpstreamPadFusion : Pass<"test-linalg-pad-fusion"> {
  let summary = "Fuse tensor.pad with its producer by upstream's patterns";
  let description = [{
    Upstream has the patterns in libMLIR, but the pass that applies them is one
    of the test passes of `mlir-opt`. This pass has the same name and applies
    the same patterns with the same (default) configuration of the greedy
    driver, so that a sequence of passes means the same here and in a stock
    `mlir-opt`.
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
    result of any program: padlab/codegen/PadFusion.h has the forms and the
    numbered rules. A pad that has no such producer is fused with the structured
    operations that read it, which are split into an interior without padding
    and boxes around it. A pad that is not fused becomes a copy into its
    destination, if that is possible.

    This is the pass of the library (PadPasses.td) with one more option.
  }];
  let options = [
    Option<"remarks", "remarks", "bool", /*default=*/"false",
           "Emit a remark at each pad: how it is fused, or the number of the "
           "rule or cost that forbids it">,
    Option<"breakRule", "break-rule", "unsigned", /*default=*/"0",
           "For tests of the tests: ignore the rule with this number, so that "
           "the pass makes wrong programs">];
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
    exponentials of f32 `afn`; all other flags are removed. A named operation
    becomes a generic one if its implicit body would contain an operation that
    gets flags. A function that contains such flags is marked `pad.relaxed`:
    lowerings keep the flags in these functions only. The licence in
    padlab/codegen/Relaxation.h says what the flags permit; pipelines with this
    pass declare it, and their results are judged by it (docs/inexact.md).
  }];
  let dependentDialects = [
    "mlir::arith::ArithDialect", "mlir::linalg::LinalgDialect",
    "mlir::math::MathDialect", "mlir::tensor::TensorDialect"
  ];
}

def PlantFault : Pass<"padlab-plant-fault", "mlir::ModuleOp"> {
  let summary = "Plant a mistake in the lowering, to test the tests";
  let description = [{
    Marks all functions with an attribute that requests one of the mistakes in
    padlab/codegen/PlantedFaults.h. No pipeline contains this pass.
  }];
  let options = [Option<"fault", "fault", "std::string", /*default=*/"\"\"",
                        "The name of the mistake">];
}

def GuardPadRegion : Pass<"guard-pad-region"> {
  let summary = "Run a pad's region only for its padding if it may trap";
  let description = [{
    Upstream bufferizes a pad by running its region for every point of the
    result, also for points that the source overwrites afterwards: this adds an
    effect, or a division by zero, that the program does not have. Pads whose
    region is not safe to speculate become `tensor.generate` with a branch for
    each point. The pass requires that no padding is negative.
  }];
  let dependentDialects = [
    "mlir::affine::AffineDialect", "mlir::arith::ArithDialect",
    "mlir::scf::SCFDialect", "mlir::tensor::TensorDialect"
  ];
}

def SplitCroppingPad : Pass<"split-cropping-pad"> {
  let summary = "Split each pad that may crop into a slice and a pad that does "
                "not crop";
  let description = [{
    Negative padding crops the source. Upstream cannot bufferize static negative
    padding, and its code writes outside of the result if padding that is known
    only at run time is negative. A pad stays as it is only if all of its
    padding is known not to be negative.

    A pad whose interior is known to be empty becomes a `tensor.generate`:
    upstream would insert an empty slice at the end of the result, which its own
    verifier rejects.
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
    crop more than its source has, is an error if it is certain to run, that is
    if it is in the first block of a function that no other function calls.
    Otherwise, the program is undefined only if the pad runs. The rules are in
    docs/negative-padding.md.
  }];
}

def DestinationPassing : Pass<"padlab-destination-passing", "mlir::ModuleOp"> {
  let summary = "Give the entry function a destination argument for each "
                "result";
  let description = [{
    Appends an argument to the entry function for each result that is a ranked
    tensor, of the same type. Each of these results is materialized in its
    argument, and returned as before. An operation that computes a result into a
    `tensor.empty` computes it into the argument instead; a `tensor.pad` by a
    constant is written into it, too.

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
    runtime, which copies element by element. A structured operation becomes
    loops instead, which the compiler can vectorize. Copies between contiguous
    buffers stay, because they become `memcpy`.
  }];
  let dependentDialects = ["mlir::linalg::LinalgDialect"];
}

def AllocateLazyPads : Pass<"padlab-allocate-lazy-pads", "mlir::ModuleOp"> {
  let summary = "Do not write zero borders of pads to memory that is already "
                "zero";
  let description = [{
    If a pad operation on buffers has the strategy `lazy`, the bits of its
    border's value are zero, and it is the first use of a buffer that is
    allocated in the same block, `padlab_alloc_fresh` allocates that buffer, and
    returns whether the memory is new. If the memory is new, only the interior
    is written. In all other cases, `lazy` is the same as `stream`.
  }];
  let options = [Option<
      "tuned", "tuned", "bool", /*default=*/"false",
      "Treat pads without a strategy in the same way. If their border is not "
      "zero, do not bypass the caches in new memory, because the system has "
      "just cleared it">];
  let dependentDialects = [
    "mlir::affine::AffineDialect", "mlir::arith::ArithDialect",
    "mlir::func::FuncDialect", "mlir::LLVM::LLVMDialect",
    "mlir::memref::MemRefDialect", "mlir::scf::SCFDialect", "pad::PadDialect"
  ];
}

def FuseNests : Pass<"padlab-fuse-nests", "mlir::func::FuncOp"> {
  let summary = "Fuse consecutive loop nests into one loop";
  let description = [{
    Consecutive operations on the same rows, such as the steps of softmax,
    become one loop around all of them. The conditions are that each iteration
    accesses only its own part of every buffer that one operation writes and
    another one uses, and that such a buffer is too large for a cache while its
    parts are not. Each element is computed as before. In relaxed functions, the
    loops inside of the fused loop are fused in the same way. A buffer that
    nothing but the fused loop uses becomes as small as one part, unless threads
    share the iterations.
  }];
  let options = [Option<"tiny", "tiny", "bool", /*default=*/"false",
                        "For tests: ignore the sizes of buffers, and fuse inner loops "
                        "in all functions">];
  let dependentDialects = ["mlir::memref::MemRefDialect", "mlir::scf::SCFDialect"];
}

def BuffersToLoops : Pass<"padlab-buffers-to-loops", "mlir::func::FuncOp"> {
  let summary = "Turn structured operations on buffers into loops, and views "
                "into address computations";
  let description = [{
    Does the same as `convert-linalg-to-loops`, `expand-strided-metadata` and
    `memref-expand`, by the same rewrites. They are applied only to the
    operations that they rewrite, so that nothing else is folded.
  }];
  let options = [Option<
      "tuned", "tuned", "bool", /*default=*/"false",
      "Put the loops of reductions around the rows of the result instead of "
      "inside them, if the result is in a separate buffer and each element "
      "keeps the order of its terms; mark the loops for "
      "`padlab-vectorize-rows`">];
  let dependentDialects = [
    "mlir::affine::AffineDialect", "mlir::arith::ArithDialect",
    "mlir::memref::MemRefDialect", "mlir::scf::SCFDialect"
  ];
}

#endif // PADLAB_CODEGEN_LABPASSES_TD
