//===- PadPasses.td - passes of the pad fusion library ----*- tablegen -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Passes that other projects can use (docs/library.md). Passes that only padlab
// uses are in LabPasses.td.
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_PADPASSES_TD
#define PADLAB_CODEGEN_PADPASSES_TD

include "mlir/Pass/PassBase.td"

def FusePad : Pass<"padlab-fuse-pad"> {
  let summary = "Fuse tensor.pad with its producer or consumers, if that is "
                "sound";
  let description = [{
    Rewrites each `tensor.pad` and the destination-style operation that produces
    its source to operations of the dialect `pad`, if this does not change the
    result of any program: padlab/codegen/PadFusion.h has the forms and the
    numbered rules. A pad that has no such producer is fused with the structured
    operations that read it, which are split into an interior without padding
    and boxes around it; a `linalg.softmax` among them is first decomposed into
    its steps. A pad that is not fused becomes a copy into its destination, if
    that is possible.
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
  let summary = "Set the strategy by which all pad operations write their "
                "destinations";
  let description = [{
    Sets the attribute `strategy` of each `pad.frame` and `pad.generic`. Without
    the attribute, the lowering chooses a strategy by its cost model.
  }];
  let options = [
    Option<"strategy", "strategy", "std::string", /*default=*/"\"stream\"",
           "fill, frame, stream, stream_nt or lazy, see #pad.strategy">];
  let dependentDialects = ["pad::PadDialect"];
}

def VersionPads : Pass<"padlab-version-pads", "mlir::func::FuncOp"> {
  let summary = "Add to each pad a second version without clamps, which runs "
                "if no padding amount is negative";
  let description = [{
    Dynamic amounts of padding may be negative. So the computation of addresses
    needs clamps, although almost no run crops anything. A pad operation on
    buffers in the body of a function gets a second version without clamps,
    which runs if none of its amounts is negative.
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
    (`fill`). An operation without a strategy is written in one pass, or as
    boxes if the border's value depends on the point.

    An innermost loop gets the attribute `pad.row` if its iterations may run at
    the same time or in any order, and no iteration loads what another one
    stores. The attribute `pad.nontemporal` on such a loop requests that whole
    cache lines bypass the caches.
  }];
  let options = [Option<
      "tuned", "tuned", "bool", /*default=*/"false",
      "If an operation has no strategy, choose between `fill`, `stream` and "
      "`stream_nt` by its size (at run time if necessary) and by the target "
      "that the module names. In a function with the attribute "
      "`pad.cold_results`, "
      "whose results are not read soon, always choose `stream_nt`">,
    Option<"tiny", "tiny", "bool", /*default=*/"false",
           "For tests: lower the thresholds so that small programs reach "
           "them">];
  let dependentDialects = [
    "mlir::affine::AffineDialect", "mlir::arith::ArithDialect",
    "mlir::memref::MemRefDialect", "mlir::scf::SCFDialect",
    "mlir::vector::VectorDialect"
  ];
}

def VectorizeRows : Pass<"padlab-vectorize-rows", "mlir::ModuleOp"> {
  let summary = "Turn innermost loops marked `pad.row` into vector code";
  let description = [{
    An innermost `scf.for` with the attribute `pad.row` promises that its
    iterations are independent, and that none loads what another one stores. If
    its body consists of accesses to neighbouring elements and of arithmetic
    that exists for vectors, it becomes explicit vectors of the width that
    `padlab/codegen/TargetTraits.h` gives. The last vector is masked or overlaps
    the one before it. The pass assumes that different arguments of a function
    are different buffers, as after bufferization. The attribute
    `pad.nontemporal` lets whole lines of 64 bytes bypass the caches. Rows of
    bf16 are computed in pairs of vectors, one of the even and one of the odd
    elements, which are the two halves of 32-bit words.

    If loops around the row have the attribute `pad.sum`, they add terms to the
    elements that the row loads and stores. Tiles of these elements then stay in
    registers, for several iterations at once of the surrounding loop with
    `pad.beside`. Without loops with `pad.sum`, those iterations are still
    combined because they load many of the same elements. Windows that overlap
    share the result for a column of terms if the order of terms does not affect
    any bit: for maxima, minima and integers. If the outermost loop of such a
    nest has `pad.whole`, and a loop with `pad.fill` right before it fills the
    buffer of the sums, the fill is removed, and the tiles start with its value.

    All other rows stay as they are and lose their marks. The same is true of
    all rows if the module has no description of its target. The marks
    `pad.sum`, `pad.beside`, `pad.whole` and `pad.fill` are removed from all
    loops.
  }];
  let options = [
    Option<"tiny", "tiny", "bool", /*default=*/"false",
           "For tests: treat rows that are a few vectors long as long rows">];
  let dependentDialects = [
    "mlir::arith::ArithDialect", "mlir::LLVM::LLVMDialect",
    "mlir::memref::MemRefDialect", "mlir::scf::SCFDialect",
    "mlir::vector::VectorDialect"
  ];
}

#endif // PADLAB_CODEGEN_PADPASSES_TD
