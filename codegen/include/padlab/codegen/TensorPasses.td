//===- TensorPasses.td - passes before bufferization -------*- tablegen -*-===//
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
    `tensor<4xf32, "layout">` becomes `tensor<4xf32>`, everywhere. When
    upstream's canonicalization folds a cast into an operation, it drops the
    encoding of only one of the operation's types, so that the types of operands
    and results differ.
  }];
}

def ConvertTensorBitcastToLinalg : Pass<"convert-tensor-bitcast-to-linalg"> {
  let summary = "Lower tensor.bitcast to linalg.generic on arith.bitcast";
  let description = [{
    Upstream does not bufferize `tensor.bitcast`. If only one type is unranked,
    or the static extents differ, the pass adds a `tensor.cast` before or after
    the `linalg.generic`. If both types are unranked, the elements are cast in a
    flat tensor between two `tensor.reshape`s. Integers must be signless (see
    `convert-integer-type-to-signless`).
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
    Applies to operations with a group of dimensions that has two dynamic
    extents (upstream crashes) or a dynamic extent and a zero (upstream divides
    by zero).
  }];
  let dependentDialects = [
    "mlir::arith::ArithDialect", "mlir::tensor::TensorDialect"
  ];
}

def ConvertPackToLinalg : Pass<"convert-pack-to-linalg"> {
  let summary = "Lower linalg.pack and linalg.unpack to linalg.generic";
  let description = [{
    The operation has one parallel loop for each dimension of the destination.
    Its body reads the source at points where the source has an element.
    Upstream lowers only operations with static tiles, and does not bufferize
    them.
  }];
  let dependentDialects = [
    "mlir::arith::ArithDialect", "mlir::linalg::LinalgDialect",
    "mlir::scf::SCFDialect", "mlir::tensor::TensorDialect"
  ];
}

def ConvertTensorGatherToLinalg : Pass<"convert-tensor-gather-to-linalg"> {
  let summary = "Lower tensor.gather to linalg.generic";
  let description = [{
    The operation has one parallel loop for each dimension of the result. Its
    body reads the coordinates and then the source. The attribute `unique` needs
    no code. Coordinates are sign-extended.
  }];
  let dependentDialects = [
    "mlir::arith::ArithDialect", "mlir::linalg::LinalgDialect",
    "mlir::tensor::TensorDialect"
  ];
}

def ConvertTensorScatterToSCF : Pass<"convert-tensor-scatter-to-scf"> {
  let summary = "Lower tensor.scatter to loops of tensor.insert";
  let description = [{
    There is one sequential loop for each dimension of the source. Coordinates
    are sign-extended.
  }];
  let dependentDialects = [
    "mlir::arith::ArithDialect", "mlir::scf::SCFDialect",
    "mlir::tensor::TensorDialect"
  ];
}

def CopyAliasingSlices : Pass<"copy-aliasing-slices", "mlir::ModuleOp"> {
  let summary = "Copy slices that must not become views";
  let description = [{
    A slice with a stride of 0 contains the same element several times, but a
    write to one of its elements must not change the others. Also, upstream
    assumes that the buffer of a tensor that is cast to an unranked type and
    then reshaped is packed. In both cases, a `bufferization.alloc_tensor` makes
    a copy.
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
    from one result and inserts into another. In functions with loops, each use
    of a `tensor.empty` gets a separate `tensor.empty`.
  }];
  let dependentDialects = [
    "mlir::arith::ArithDialect", "mlir::bufferization::BufferizationDialect",
    "mlir::scf::SCFDialect", "mlir::tensor::TensorDialect"
  ];
}

def FoldEmptyConcatInputs : Pass<"fold-empty-concat-inputs"> {
  let summary = "Leave out operands of tensor.concat that have no elements";
  let description = [{
    Applies only to operands whose static types have no elements. For these,
    upstream creates an insertion that does not verify.
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
    The new operand is a copy of the shape, made by a `tensor.generate` of index
    elements. Upstream reads shapes of other integer types, and slices of
    tensors, as if they were packed 64-bit numbers, and crashes on shapes of
    static length.
  }];
  let dependentDialects = [
    "mlir::arith::ArithDialect", "mlir::tensor::TensorDialect"
  ];
}

def NormalizeUnitStrides : Pass<"normalize-unit-strides"> {
  let summary = "Set strides of slices to 1 if the size is 1";
  let description = [{
    Such strides have no effect. If a slice reduces the rank, the type of
    upstream's view does not contain them, and does not match the types that its
    users expect.
  }];
  let dependentDialects = ["mlir::tensor::TensorDialect"];
}

def ExpandRankReducingSlices : Pass<"expand-rank-reducing-slices"> {
  let summary = "Reduce ranks after a slice if the slice is ambiguous";
  let description = [{
    A slice that drops some of its unit extents and keeps others becomes a slice
    of full rank and a `tensor.collapse_shape`; the source of such an insertion
    is expanded by a `tensor.expand_shape`. Upstream identifies the dropped
    extents by their strides in memory, and crashes if several of them fit, or
    none.
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
    body yields an `arith.select` between the value and the element of the init,
    which always selects the value. Upstream would also compute the extents of a
    result from the loops only. If they may be smaller than the init's, users
    get an `arith.select` between the result and itself instead of the result.

    If a `vector.transfer_write` to a tensor may not cover the whole tensor, it
    writes to a copy. A `linalg.map` that reads its init, and a `linalg.reduce`
    that does not, first become `linalg.generic`.
  }];
  let dependentDialects = ["mlir::arith::ArithDialect"];
}

def SoundCanonicalize : Pass<"sound-canonicalize", "mlir::ModuleOp"> {
  let summary = "Canonicalize without the patterns that are wrong upstream";
  let description = [{
    The pass excludes a few wrong patterns by name. Folders have no names, and
    those of the dialect `vector` ignore accumulators and masks: they treat a
    masked read as a read of all lanes, a write in a `vector.mask` as a write of
    all lanes, and a reduction along no dimension as its source. So if a program
    has operations of that dialect, the pass canonicalizes only its other
    operations, each separately. Casts between buffers whose shapes contradict
    each other, which occur only in code that never runs, become views.
  }];
  let dependentDialects = ["mlir::arith::ArithDialect"];
}

def ConvertElementwiseTensorToLinalg
    : Pass<"convert-elementwise-tensor-to-linalg"> {
  let summary = "Lower elementwise operations on tensors to linalg.generic";
  let description = [{
    Unlike upstream's `convert-elementwise-to-linalg`, the pass also lowers
    operations on tensors without a rank: they are computed on flat tensors.
  }];
  let dependentDialects = [
    "mlir::arith::ArithDialect", "mlir::linalg::LinalgDialect",
    "mlir::scf::SCFDialect", "mlir::tensor::TensorDialect"
  ];
}

def SplitEqualSuccessors : Pass<"split-equal-successors"> {
  let summary = "Insert a block into each further edge from a cf.cond_br or "
                "cf.switch to the same block";
  let description = [{
    Applies only to edges that pass tensors: upstream bufferizes the arguments
    of the target block once, and leaves the operands of the other edges as they
    were. If an `scf.execute_region` has several yields, they become branches to
    a block with a single yield, because upstream bufferizes only one.
  }];
  let dependentDialects = ["mlir::cf::ControlFlowDialect"];
}

def ConvertIndexSwitchToIf : Pass<"convert-index-switch-to-if"> {
  let summary = "Turn scf.index_switch with tensor results into scf.if";
  let description = [{
    Upstream's bufferization does not see that the results share their buffers
    with the values that the cases yield, and so lets a function write to a
    tensor that belongs to its caller.
  }];
  let dependentDialects = ["mlir::arith::ArithDialect", "mlir::scf::SCFDialect"];
}

def EraseUnreachableBlocks : Pass<"erase-unreachable-blocks"> {
  let summary = "Erase unreachable blocks";
  let description = [{
    Upstream cannot bufferize a block that has arguments, but no predecessor.
  }];
}

def CloneRankedBuffers : Pass<"clone-ranked-buffers"> {
  let summary = "Clone a scalar buffer before its rank is dropped, not after";
  let description = [{
    If a clone of a buffer with rank 0 has an unranked type, upstream's
    `convert-bufferization-to-memref` makes a `memref.dim` of that buffer, which
    does not verify.
  }];
  let dependentDialects = [
    "mlir::bufferization::BufferizationDialect", "mlir::memref::MemRefDialect"
  ];
}

def CopyUnrankedTensors : Pass<"copy-unranked-tensors"> {
  let summary = "Copy tensors without a rank when they get a rank, or are "
                "passed to a function";
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
    If a write to the buffer of a block argument destroys data that is read
    later, upstream's bufferization notices this only in the argument's own
    block. For example, it inserts in place in `^entry(%a): cf.br ^next;
    ^next: %b = tensor.insert %x into %a[%i]; return %a, %b`.
  }];
  let dependentDialects = [
    "mlir::arith::ArithDialect", "mlir::bufferization::BufferizationDialect",
    "mlir::scf::SCFDialect", "mlir::tensor::TensorDialect"
  ];
}

def CopyTensorsAtCalls : Pass<"copy-tensors-at-calls", "mlir::ModuleOp"> {
  let summary = "Copy tensors that calls take or return if they may share a "
                "buffer or are slices";
  let description = [{
    Upstream lets a caller write to the result of a call in place, even if its
    buffer also holds a constant, another result, or an argument without a rank.
    It treats slices of dynamic extents that functions return or take as if they
    were packed. And if two operands of a call share a buffer, it assumes that
    the callee's writes to them are independent.
  }];
  let dependentDialects = [
    "mlir::arith::ArithDialect", "mlir::bufferization::BufferizationDialect",
    "mlir::scf::SCFDialect", "mlir::tensor::TensorDialect"
  ];
}

#endif // PADLAB_CODEGEN_TENSORPASSES_TD
