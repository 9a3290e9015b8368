//===- PadPasses.td - the passes of pad fusion's library --*- tablegen -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Passes that other projects use (docs/library.md). Those of padlab alone are in
// LabPasses.td.
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_PADPASSES_TD
#define PADLAB_CODEGEN_PADPASSES_TD

include "mlir/Pass/PassBase.td"

def FusePad : Pass<"padlab-fuse-pad"> {
  let summary = "Sound fusion of tensor.pad with its producer or consumers";
  let description = [{
    Rewrites each `tensor.pad` and the destination-style operation that produces
    its source to operations of the dialect `pad`, where no program can tell the
    difference: the forms and the numbered rules are in
    padlab/codegen/PadFusion.h. A pad that has no such producer is fused with the
    structured operations that read it, which are split into an interior without
    padding and boxes around it; a `linalg.softmax` among them becomes its steps
    first. A pad that is not fused becomes a copy into its
    destination, if that is possible.
  }];
  let options = [
    Option<"remarks", "remarks", "bool", /*default=*/"false",
           "Emit a remark at each pad: how it is fused, or the number of the "
           "rule or cost that forbids it">];
  let dependentDialects = [
    "mlir::affine::AffineDialect", "mlir::arith::ArithDialect",
    "mlir::linalg::LinalgDialect", "mlir::math::MathDialect",
    "mlir::scf::SCFDialect", "mlir::tensor::TensorDialect", "pad::PadDialect"
  ];
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

    An innermost loop carries the attribute `pad.row` when its iterations are
    independent and may run at once or in any order, and no iteration loads what
    another one stores; `pad.nontemporal` beside it asks for whole cache lines
    to be stored past the caches.
  }];
  let options = [Option<
      "tuned", "tuned", "bool", /*default=*/"false",
      "Where no strategy is given, let the size decide between `fill`, `stream` "
      "and `stream_nt`, at run time if need be; for the target that the module "
      "names. In a function with the attribute `pad.cold_results`, "
      "whose results nobody reads soon, it is always `stream_nt`">,
    Option<"tiny", "tiny", "bool", /*default=*/"false",
           "For tests: thresholds so low that small programs cross them">];
  let dependentDialects = [
    "mlir::affine::AffineDialect", "mlir::arith::ArithDialect",
    "mlir::memref::MemRefDialect", "mlir::scf::SCFDialect",
    "mlir::vector::VectorDialect"
  ];
}

def VectorizeRows : Pass<"padlab-vectorize-rows", "mlir::ModuleOp"> {
  let summary = "Make vectors of row loops for the target";
  let description = [{
    An innermost `scf.for` with the attribute `pad.row` promises that its
    iterations are independent, and that none loads what another one stores.
    Where its body consists of accesses to neighbouring elements and of
    arithmetic that vectors have, it becomes explicit vectors as wide as
    `padlab/codegen/TargetTraits.h` says, with one vector at the end that is
    masked, or that overlaps the one before it. Different arguments of a function
    are different buffers here, as bufferization makes them. `pad.nontemporal`
    beside the mark lets whole lines of 64 bytes bypass the caches. Rows of bf16
    are computed in pairs of vectors, the even and the odd elements, which are the
    halves of words.

    Where loops around the row carry `pad.sum`, they add up what the row
    loads and stores: then tiles of it stay in registers meanwhile, several
    iterations of the loop with `pad.beside` around them at once. Without such
    loops these iterations are done at once because they load much of the same.
    Windows that overlap share what a column of terms gives, where the order of
    terms makes no difference to the bit: maxima, minima, integers. Where the
    outermost loop of such a nest carries `pad.whole`, and one with `pad.fill`
    stands right before it, that fills the buffer that the sums are in, the fill
    goes, and the tiles begin with its value.

    Any other row stays as it is and loses its marks, and so does every row where
    the module says nothing of its target. No loop keeps a mark of a nest.
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
