//===- TensorPasses.td - what tensors need before bufferization -*- tablegen -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_TENSORPASSES_TD
#define PADLAB_CODEGEN_TENSORPASSES_TD

include "mlir/Pass/PassBase.td"

def StripTensorEncodings : Pass<"strip-tensor-encodings", "mlir::ModuleOp"> {
  let summary = "Drop the encodings of tensors, which do not affect code";
  let description = [{
    `tensor<4xf32, "layout">` becomes `tensor<4xf32>`, everywhere. Upstream's
    canonicalization forgets the encoding of one type of an operation where it
    folds a cast into it, and leaves operands and results that differ.
  }];
}

def ConvertTensorBitcastToLinalg : Pass<"convert-tensor-bitcast-to-linalg"> {
  let summary = "Lower tensor.bitcast to linalg.generic on arith.bitcast";
  let description = [{
    Upstream bufferizes none. Casts to or from an unranked type, or to other
    static extents, become a `tensor.cast` beside it; from unranked to unranked
    the elements are cast in a flat tensor between two `tensor.reshape`s.
    Integers must be signless, see `convert-integer-type-to-signless`.
  }];
  let dependentDialects = [
    "mlir::arith::ArithDialect", "mlir::linalg::LinalgDialect",
    "mlir::scf::SCFDialect", "mlir::tensor::TensorDialect"
  ];
}

def ConvertTensorExpandShapeToReshape
    : Pass<"convert-tensor-expand-shape-to-reshape"> {
  let summary = "Turn tensor.expand_shape with dynamic extents into "
                "tensor.reshape";
  let description = [{
    Applies to operations with a group that has two dynamic extents (upstream
    crashes) or a dynamic one and a zero (upstream divides by it).
  }];
  let dependentDialects = [
    "mlir::arith::ArithDialect", "mlir::tensor::TensorDialect"
  ];
}

def ConvertPackToLinalg : Pass<"convert-pack-to-linalg"> {
  let summary = "Lower linalg.pack and linalg.unpack to linalg.generic";
  let description = [{
    One parallel loop a dimension of the destination, whose body reads the
    source where it has an element. Upstream lowers them with static tiles only,
    and does not bufferize them.
  }];
  let dependentDialects = [
    "mlir::arith::ArithDialect", "mlir::linalg::LinalgDialect",
    "mlir::scf::SCFDialect", "mlir::tensor::TensorDialect"
  ];
}

def ConvertTensorGatherToLinalg : Pass<"convert-tensor-gather-to-linalg"> {
  let summary = "Lower tensor.gather to linalg.generic";
  let description = [{
    One parallel loop a dimension of the result, whose body reads the
    coordinates and then the source. `unique` needs no code. Coordinates are
    sign-extended.
  }];
  let dependentDialects = [
    "mlir::arith::ArithDialect", "mlir::linalg::LinalgDialect",
    "mlir::tensor::TensorDialect"
  ];
}

def ConvertTensorScatterToSCF : Pass<"convert-tensor-scatter-to-scf"> {
  let summary = "Lower tensor.scatter to loops that insert";
  let description = [{
    One sequential loop a dimension of the source. Coordinates are
    sign-extended.
  }];
  let dependentDialects = [
    "mlir::arith::ArithDialect", "mlir::scf::SCFDialect",
    "mlir::tensor::TensorDialect"
  ];
}

def CopyAliasingSlices : Pass<"copy-aliasing-slices", "mlir::ModuleOp"> {
  let summary = "Copy slices that must not become views";
  let description = [{
    A slice with a stride of 0 names an element several times: who writes into
    one of them must not change the others. And a tensor that is cast to an
    unranked type and then reshaped must be packed: upstream takes its buffer
    for that. In both places a `bufferization.alloc_tensor` copies.
  }];
  let dependentDialects = [
    "mlir::bufferization::BufferizationDialect", "mlir::tensor::TensorDialect"
  ];
}

def CopySharedYields : Pass<"copy-shared-yields", "mlir::ModuleOp"> {
  let summary = "Copy values that a loop yields for two of its results";
  let description = [{
    With `allow-return-allocs-from-loops`, upstream assumes that the results of
    `scf.for` and `scf.while` are distinct tensors. If an iteration yields the
    same tensor twice, or two slices of one tensor, they share a buffer, so a
    `bufferization.alloc_tensor` copies the second. The pass also copies tensors
    from outside of the loop, and values that an iteration of `scf.forall` reads
    from one result and inserts into another. In functions with loops, it gives
    each use of a `tensor.empty` a separate one.
  }];
  let dependentDialects = [
    "mlir::arith::ArithDialect", "mlir::bufferization::BufferizationDialect",
    "mlir::scf::SCFDialect", "mlir::tensor::TensorDialect"
  ];
}

def FoldEmptyConcatInputs : Pass<"fold-empty-concat-inputs"> {
  let summary = "Leave out operands of tensor.concat that have no elements";
  let description = [{
    Applies only to operands whose static types are empty. For these, upstream
    creates an insertion that does not verify.
  }];
  let dependentDialects = [
    "mlir::affine::AffineDialect", "mlir::arith::ArithDialect",
    "mlir::tensor::TensorDialect"
  ];
}

def FoldEmptyTensorCollapseShape : Pass<"fold-empty-tensor-collapse-shape"> {
  let summary = "Turn tensor.collapse_shape of no elements into tensor.empty";
  let description = [{
    Upstream bufferizes `tensor<0x?xf32> into tensor<?xf32>` to an operation
    that does not verify.
  }];
  let dependentDialects = [
    "mlir::affine::AffineDialect", "mlir::arith::ArithDialect",
    "mlir::tensor::TensorDialect"
  ];
}

def MaterializeReshapeShape : Pass<"materialize-reshape-shape"> {
  let summary = "Give tensor.reshape to an unranked type a new shape operand";
  let description = [{
    In a `tensor.generate` of index elements: upstream reads anything else
    wrongly, silently.
  }];
  let dependentDialects = [
    "mlir::arith::ArithDialect", "mlir::tensor::TensorDialect"
  ];
}

def NormalizeUnitStrides : Pass<"normalize-unit-strides"> {
  let summary = "Make strides of slices 1 if the size is 1";
  let description = [{
    Such strides have no effect. Upstream's types lose them if a rank is
    reduced, and then do not match the types of the view's users.
  }];
  let dependentDialects = ["mlir::tensor::TensorDialect"];
}

def ExpandRankReducingSlices : Pass<"expand-rank-reducing-slices"> {
  let summary = "Reduce ranks after a slice if the slice is ambiguous";
  let description = [{
    A slice that drops some of its unit extents and keeps others becomes one of
    full rank and a `tensor.collapse_shape`; an insertion gets its source from a
    `tensor.expand_shape`. Upstream looks for the dropped extents by their strides
    in memory, and crashes where several or none fit.
  }];
  let dependentDialects = ["mlir::tensor::TensorDialect"];
}

def ReadPartlyWrittenInits : Pass<"read-partly-written-inits"> {
  let summary = "Make linalg.generic read inits that it may write only in part";
  let description = [{
    Elements that are not written come from the init. Upstream bufferizes an
    init that the body does not read as if all of it were written, and allocates
    a buffer for the result without copying the init to it. If the output's
    indexing map and the loops do not prove that all elements are written, the
    body yields a selection between the value and the init's, which always takes
    the value. A copy of a partly written result would get the extents of the
    loops, too, so its users get a selection between it and itself.
  }];
  let dependentDialects = ["mlir::arith::ArithDialect"];
}

def SoundCanonicalize : Pass<"sound-canonicalize", "mlir::ModuleOp"> {
  let summary = "Canonicalize without the patterns that are wrong upstream";
  let description = [{
    A few patterns are left out by name. Folders have no names, and those of the
    dialect `vector` ignore accumulators and masks: they treat a masked read as
    a read of all lanes, a write in a `vector.mask` as one of all lanes, and a
    reduction along no dimension as its source. So if a program has operations
    of that dialect, only its other operations are canonicalized, each
    separately. Casts of buffers whose shapes contradict each other, which can
    only be in code that never runs, become views.
  }];
  let dependentDialects = ["mlir::arith::ArithDialect"];
}

def ConvertElementwiseTensorToLinalg
    : Pass<"convert-elementwise-tensor-to-linalg"> {
  let summary = "Lower elementwise operations on tensors to linalg.generic";
  let description = [{
    Unlike upstream's `convert-elementwise-to-linalg` also those on tensors
    without a rank, through flat tensors.
  }];
  let dependentDialects = [
    "mlir::arith::ArithDialect", "mlir::linalg::LinalgDialect",
    "mlir::scf::SCFDialect", "mlir::tensor::TensorDialect"
  ];
}

def SplitEqualSuccessors : Pass<"split-equal-successors"> {
  let summary = "Give edges of cf.cond_br and cf.switch blocks of their own "
                "where several lead to one block";
  let description = [{
    Only where tensors are passed: upstream bufferizes the block's arguments once
    and then has the operands of the other edges left.
  }];
  let dependentDialects = ["mlir::cf::ControlFlowDialect"];
}

def ConvertIndexSwitchToIf : Pass<"convert-index-switch-to-if"> {
  let summary = "Turn scf.index_switch with tensor results into scf.if";
  let description = [{
    Upstream's bufferization does not see that the results share their buffers
    with what the cases yield, and so lets a function write to a tensor of its
    caller's.
  }];
  let dependentDialects = ["mlir::arith::ArithDialect", "mlir::scf::SCFDialect"];
}

def EraseUnreachableBlocks : Pass<"erase-unreachable-blocks"> {
  let summary = "Erase unreachable blocks";
  let description = [{
    Upstream bufferizes no block with arguments that has no predecessor.
  }];
}

def CloneRankedBuffers : Pass<"clone-ranked-buffers"> {
  let summary = "Clone a scalar buffer before its rank is dropped, not after";
  let description = [{
    Upstream's `convert-bufferization-to-memref` makes a `memref.dim` of a buffer
    with rank 0 that does not verify, where a clone of it lost its rank.
  }];
  let dependentDialects = [
    "mlir::bufferization::BufferizationDialect", "mlir::memref::MemRefDialect"
  ];
}

def CopyUnrankedTensors : Pass<"copy-unranked-tensors"> {
  let summary = "Copy tensors without a rank when they get one, or are passed";
  let description = [{
    Upstream cannot copy a tensor without a rank, and refuses programs in which
    a write would require a copy of one. After this pass, no buffer that is
    shared with such a tensor is written.
  }];
  let dependentDialects = [
    "mlir::arith::ArithDialect", "mlir::bufferization::BufferizationDialect",
    "mlir::scf::SCFDialect", "mlir::tensor::TensorDialect"
  ];
}

def CopyArgumentsAcrossBlocks : Pass<"copy-arguments-across-blocks"> {
  let summary = "Copy block arguments that other blocks may write to";
  let description = [{
    Upstream's bufferization finds a write that destroys what is read later only
    in the block of the argument whose buffer is written: in
    `^entry(%a): cf.br ^next; ^next: %b = tensor.insert %x into %a[%i];
    return %a, %b` it inserts in place.
  }];
  let dependentDialects = [
    "mlir::arith::ArithDialect", "mlir::bufferization::BufferizationDialect",
    "mlir::scf::SCFDialect", "mlir::tensor::TensorDialect"
  ];
}

def CopyTensorsAtCalls : Pass<"copy-tensors-at-calls", "mlir::ModuleOp"> {
  let summary = "Let tensors that calls take and return lie in buffers of "
                "their own";
  let description = [{
    Upstream lets the caller write to the result of a call in place, whatever
    else lies there: a constant, another result, what an argument without a rank
    shows. It calls functions that return or take slices of dynamic extents as
    if they were packed. And of two operands that are one buffer it takes the
    writes of a callee for independent.
  }];
  let dependentDialects = [
    "mlir::arith::ArithDialect", "mlir::bufferization::BufferizationDialect",
    "mlir::scf::SCFDialect", "mlir::tensor::TensorDialect"
  ];
}

#endif // PADLAB_CODEGEN_TENSORPASSES_TD
