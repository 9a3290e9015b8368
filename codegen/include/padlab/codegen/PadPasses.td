//===- PadPasses.td - passes on padded producers -*- tablegen -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_PADPASSES_TD
#define PADLAB_CODEGEN_PADPASSES_TD

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
  let summary = "Sound fusion of tensor.pad with its producer";
  let description = [{
    Rewrites each `tensor.pad` and the destination-style operation that produces
    its source to operations of the dialect `pad`, where no program can tell the
    difference: the forms and the numbered rules are in
    padlab/codegen/PadFusion.h. A pad that is not fused becomes a copy into its
    destination, if that is possible.
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
    "mlir::linalg::LinalgDialect", "mlir::scf::SCFDialect",
    "mlir::tensor::TensorDialect", "pad::PadDialect"
  ];
}

def PlantFault : Pass<"padlab-plant-fault", "mlir::ModuleOp"> {
  let summary = "Have the lowering make a mistake, for tests of the tests";
  let description = [{
    Marks all functions for one of the mistakes of
    padlab/codegen/PlantedFaults.h. No pipeline has this pass.
  }];
  let options = [Option<"fault", "fault", "std::string", /*default=*/"\"\"",
                        "Which one">];
}

def SelectPadStrategy : Pass<"padlab-select-pad-strategy"> {
  let summary = "Write the destinations of all pad operations in one way";
  let description = [{
    Sets the attribute `strategy` of each `pad.frame` and `pad.generic`. Without
    it the lowering chooses by its cost model.
  }];
  let options = [
    Option<"strategy", "strategy", "std::string", /*default=*/"\"stream\"",
           "fill, frame, stream, stream_nt or lazy, see #pad.strategy">];
  let dependentDialects = ["pad::PadDialect"];
}

def GuardPadRegion : Pass<"guard-pad-region"> {
  let summary = "Run regions of pads that may trap for padding only";
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
  let summary = "Refuse pads whose padding no program can mean";
  let description = [{
    Negative padding crops. A pad that is known to make a negative extent, or to
    crop more than its source has, is an error where it runs for sure: in the
    first block of a function that nobody calls. Elsewhere it is undefined only
    when it runs. The rules are in docs/negative-padding.md.
  }];
}

def DestinationPassing : Pass<"padlab-destination-passing", "mlir::ModuleOp"> {
  let summary = "Give the entry an argument for each result, to put it there";
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
  let summary = "Write pads in new memory as it asks for";
  let description = [{
    Where a pad operation on buffers has the strategy `lazy`, the bits of its
    border's value are zero, and it is the first to use a buffer that is
    allocated beside it, that buffer comes from `padlab_alloc_fresh`, which
    says whether the memory is new: only the interior is written then. Elsewhere
    `lazy` is written as `stream` is.
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

def VersionPads : Pass<"padlab-version-pads", "mlir::func::FuncOp"> {
  let summary = "Write pads without clamps where no amount is negative";
  let description = [{
    Amounts that are not known may be negative: they are clamped to zero where
    they add, and again where they cut off, before anything can be addressed.
    Almost no run cuts anything off. A pad operation on buffers in the body of a
    function gets a second version, without clamps, for when all its amounts
    prove to be non-negative.
  }];
  let dependentDialects = [
    "mlir::affine::AffineDialect", "mlir::arith::ArithDialect",
    "mlir::scf::SCFDialect"
  ];
}

def PadToLoops : Pass<"padlab-pad-to-loops", "mlir::func::FuncOp"> {
  let summary = "Turn pad operations on buffers into loops";
  let description = [{
    Writes the destination of `pad.generic` and the border of `pad.frame` as
    their strategies say: in one pass in address order (`stream`), the border
    first as boxes (`frame`), or everything and then the interior over it
    (`fill`). Without a strategy it is one pass, and boxes where the border's
    value depends on the point.

    An innermost loop carries the attribute `padlab.row` when its iterations are
    independent and may run at once or in any order, and no iteration loads what
    another one stores; `padlab.nontemporal` beside it asks for whole cache lines
    to be stored past the caches.
  }];
  let options = [Option<
      "tuned", "tuned", "bool", /*default=*/"false",
      "Where no strategy is given, let the size decide between `fill`, `stream` "
      "and `stream_nt`, at run time if need be; for the target that the module "
      "names. On an entry with `padlab.cold_results` it is always "
      "`stream_nt`">,
    Option<"tiny", "tiny", "bool", /*default=*/"false",
           "For tests: thresholds so low that small programs cross them">];
  let dependentDialects = [
    "mlir::affine::AffineDialect", "mlir::arith::ArithDialect",
    "mlir::memref::MemRefDialect", "mlir::scf::SCFDialect",
    "mlir::vector::VectorDialect"
  ];
}

def BuffersToLoops : Pass<"padlab-buffers-to-loops", "mlir::func::FuncOp"> {
  let summary = "Turn structured operations on buffers into loops, and views "
                "into address computations";
  let description = [{
    What `convert-linalg-to-loops`, `expand-strided-metadata` and
    `memref-expand` do, by the same rewrites, applied only to the operations
    that they are about: nothing else is folded on the way.
  }];
  let dependentDialects = [
    "mlir::affine::AffineDialect", "mlir::arith::ArithDialect",
    "mlir::memref::MemRefDialect", "mlir::scf::SCFDialect"
  ];
}

def VectorizeRows : Pass<"padlab-vectorize-rows", "mlir::ModuleOp"> {
  let summary = "Make vectors of row loops for the target";
  let description = [{
    An innermost `scf.for` with the attribute `padlab.row` promises that its
    iterations are independent, and that none loads what another one stores.
    Where its body consists of accesses to neighbouring elements and of
    arithmetic that vectors have, it becomes explicit vectors as wide as
    `padlab/codegen/TargetTraits.h` says, with one vector at the end that is
    masked, or that overlaps the one before it. Different arguments of a function
    are different buffers here, as bufferization makes them. `padlab.nontemporal`
    beside the mark lets whole lines of 64 bytes bypass the caches. Rows of bf16
    are computed in pairs of vectors, the even and the odd elements, which are the
    halves of words.

    Any other row stays as it is and loses its marks, and so does every row where
    the module says nothing of its target.
  }];
  let options = [
    Option<"tiny", "tiny", "bool", /*default=*/"false",
           "For tests: rows that are a few vectors long are long rows">];
  let dependentDialects = [
    "mlir::arith::ArithDialect", "mlir::LLVM::LLVMDialect",
    "mlir::memref::MemRefDialect", "mlir::scf::SCFDialect",
    "mlir::vector::VectorDialect"
  ];
}

#endif // PADLAB_CODEGEN_PADPASSES_TD
