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

def ConvertCheckToRuntime : Pass<"convert-check-to-runtime", "mlir::ModuleOp"> {
  let summary = "Lower the check dialect to loops and calls of the runtime";
  let description = [{
    Works on tensors, before bufferization: each assertion becomes a loop nest
    that compares, and a call of `padlab_check_failed` where it does not hold.
    An announced error becomes a call of `padlab_expect_error`. Integers must be
    signless, sizes and shapes encoded (see `mark-encoded-checks`).
  }];
  let dependentDialects = [
    "mlir::arith::ArithDialect", "mlir::LLVM::LLVMDialect",
    "mlir::scf::SCFDialect", "mlir::tensor::TensorDialect",
    "mlir::vector::VectorDialect"
  ];
}

def MarkEncodedChecks : Pass<"mark-encoded-checks", "mlir::ModuleOp"> {
  let summary = "Prepare assertions about sizes and shapes for their encoding";
  let description = [{
    Marks each assertion on a `!shape.size` or `!shape.shape` as `encoded`, so
    that it means the same once its operands have become `index` and
    `tensor<?xindex>` (ShapeEncoding.h). An expected error lists the codes of
    the messages that it admits, of all that the module's operations can make:
    code has no texts. Runs before shapes are lowered, while the operations that
    bring messages are there.
  }];
}

def ConvertErrorCarryingShape
    : Pass<"convert-error-carrying-shape", "mlir::ModuleOp"> {
  let summary = "Lower the shape dialect, values that carry errors included";
  let description = [{
    Upstream lowers extent tensors only. Here `!shape.size` becomes `index`,
    `!shape.shape` and `!shape.value_shape` become `tensor<?xindex>`, and
    `!shape.witness` becomes `i1`, in every type of the module: a shape may be
    unranked, an extent unknown, both invalid with the code of a message
    (padlab/dialect/ShapeEncoding.h). Operations become arithmetic and calls of
    functions that are added to the module; constraints become `cf.assert` where
    they stand. What works on extent tensors and indices alone is left to
    upstream's patterns of `convert-shape-to-std`, where these are right.

    Nothing is folded: upstream's folders disagree with docs/shape-semantics.md
    in corners. Run `mark-encoded-checks` before, where the program has
    assertions, and before signed and unsigned types become signless.
  }];
  let dependentDialects = [
    "mlir::arith::ArithDialect", "mlir::cf::ControlFlowDialect",
    "mlir::func::FuncDialect", "mlir::LLVM::LLVMDialect",
    "mlir::memref::MemRefDialect", "mlir::scf::SCFDialect",
    "mlir::tensor::TensorDialect", "mlir::ub::UBDialect"
  ];
}

def ConvertShapeFunctionsToFunc
    : Pass<"convert-shape-functions-to-func", "mlir::ModuleOp"> {
  let summary = "Make shape functions callable";
  let description = [{
    Every `shape.func` becomes a `func.func`. The functions of libraries move to
    the module, private, with a new name where theirs is taken; the libraries
    and their mappings go. A declaration with the attribute
    `padlab.shape_function` stands for the function that the attribute names: by
    a symbol, or, a string, by the operation that a library maps to it. Its
    calls become calls of the function.

    ```mlir
    func.func private @matmul(!shape.value_shape, !shape.value_shape)
        -> !shape.shape attributes {padlab.shape_function = "foo.matmul"}
    ```
  }];
  let dependentDialects = ["mlir::func::FuncDialect"];
}

def ConvertAssertToRuntime
    : Pass<"convert-assert-to-runtime", "mlir::ModuleOp"> {
  let summary = "Lower cf.assert to a call of the runtime";
  let description = [{
    Each assertion becomes a branch and a call of `padlab_error` with its
    message, which leaves the run. Upstream would end the whole process.
  }];
  let dependentDialects = [
    "mlir::arith::ArithDialect", "mlir::LLVM::LLVMDialect",
    "mlir::scf::SCFDialect"
  ];
}

def ConvertMathToRuntime : Pass<"convert-math-to-runtime", "mlir::ModuleOp"> {
  let summary = "Lower transcendental functions to calls of the runtime";
  let description = [{
    Operations of `math` whose results IEEE 754 does not fix become calls of the
    functions in padlab/dialect/MathFunctions.h, the one for f64 or the one for
    f32: shorter types are extended and rounded. Vectors go element by element.
  }];
  let dependentDialects = [
    "mlir::arith::ArithDialect", "mlir::LLVM::LLVMDialect",
    "mlir::vector::VectorDialect"
  ];
}

def ConvertIntegerTypeToSignless
    : Pass<"convert-integer-type-to-signless", "mlir::ModuleOp"> {
  let summary = "Make signed and unsigned integer types signless, everywhere";
  let description = [{
    In the types of values and functions and in attributes, at any depth:
    `tensor<4xui8>` becomes `tensor<4xi8>`. No bit of any value changes. The
    types of the entry, which say how arguments and results are to be read, are
    taken before.
  }];
}

def StripTensorEncodings : Pass<"strip-tensor-encodings", "mlir::ModuleOp"> {
  let summary = "Drop the encodings of tensors, which say nothing to code";
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
  let summary = "Turn tensor.expand_shape whose extents are data into reshape";
  let description = [{
    Where a group has two dynamic extents (upstream crashes) or one beside a
    zero (upstream divides by it).
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
  let summary = "Copy slices that a view cannot stand for";
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
  let summary = "Copy what a loop yields for two of its results";
  let description = [{
    With `allow-return-allocs-from-loops`, upstream takes the results of
    `scf.for` and `scf.while` for tensors apart. Where a round yields a tensor
    of its own twice, or two slices of one, they share a buffer: a
    `bufferization.alloc_tensor` copies the second. So it does for what
    comes from outside of the loop. Beside loops, each use of a `tensor.empty`
    gets one of its own.
  }];
  let dependentDialects = [
    "mlir::arith::ArithDialect", "mlir::bufferization::BufferizationDialect",
    "mlir::scf::SCFDialect", "mlir::tensor::TensorDialect"
  ];
}

def FoldEmptyConcatInputs : Pass<"fold-empty-concat-inputs"> {
  let summary = "Leave out operands of tensor.concat that have no elements";
  let description = [{
    Only where their types say so. Upstream makes an insertion of them that does
    not verify.
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

def ExpandComplex : Pass<"expand-complex"> {
  let summary = "Compute on the parts of complex numbers";
  let description = [{
    Sums, differences, products, negations, conjugates, comparisons and constants
    become operations of `arith` on the parts, so that short floats are treated
    as everywhere. A product is `(ac - bd, ad + bc)`.
  }];
  let dependentDialects = [
    "mlir::arith::ArithDialect", "mlir::complex::ComplexDialect"
  ];
}

def ExpandF8 : Pass<"expand-f8", "mlir::ModuleOp"> {
  let summary = "Compute on f8E5M2 and f8E4M3FN in f32";
  let description = [{
    Every operation of `arith` and `math` on such floats extends its operands to
    f32, computes there, and rounds once to the nearest, ties to even. The
    conversions, of which upstream lowers none, become calls of the runtime.
    What moves f8 around stays.
  }];
  let dependentDialects = [
    "mlir::arith::ArithDialect", "mlir::LLVM::LLVMDialect",
    "mlir::vector::VectorDialect"
  ];
}

def ExpandVectors : Pass<"expand-vectors"> {
  let summary = "Bring operations on vectors into forms that convert to LLVM";
  let description = [{
    A vector is known by its elements, and every operation on vectors that LLVM
    has no form for becomes scalar operations on them: what only moves elements
    costs nothing. Loops and branches carry elements in place of vectors. None of
    it is upstream's. Folds nothing; costs one walk where there are no vectors.
  }];
  let dependentDialects = [
    "mlir::arith::ArithDialect", "mlir::memref::MemRefDialect",
    "mlir::scf::SCFDialect", "mlir::vector::VectorDialect"
  ];
}

def ExpandExactArith : Pass<"expand-exact-arith", "mlir::ModuleOp"> {
  let summary = "Expand what convert-to-llvm lacks, without loss of accuracy";
  let description = [{
    Rounding divisions become comparisons and selects; conversions of wide
    integers to f16 and bf16, and `math.fma` on bf16, round once, where code
    generation would round to f32 first; exact `math` operations become
    intrinsics or calls of libm (the others: `convert-math-to-runtime`, before).
    Not upstream's `arith-expand`: its `maximumf` and `minimumf` lose the sign of
    zero. Costs next to nothing for programs that have none of these.
  }];
  let dependentDialects = [
    "mlir::arith::ArithDialect", "mlir::LLVM::LLVMDialect"
  ];
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

def MaterializeReshapeShape : Pass<"materialize-reshape-shape"> {
  let summary = "Give tensor.reshape to an unranked type a shape of its own";
  let description = [{
    In a `tensor.generate` of index elements: upstream reads anything else
    wrongly, silently.
  }];
  let dependentDialects = [
    "mlir::arith::ArithDialect", "mlir::tensor::TensorDialect"
  ];
}

def NormalizeUnitStrides : Pass<"normalize-unit-strides"> {
  let summary = "Make strides of slices 1 where the size is 1";
  let description = [{
    Nobody takes them. Upstream's types lose them where a rank is reduced, and
    then do not fit what is made of the view.
  }];
  let dependentDialects = ["mlir::tensor::TensorDialect"];
}

def ExpandRankReducingSlices : Pass<"expand-rank-reducing-slices"> {
  let summary = "Reduce ranks beside a slice where the slice does not say how";
  let description = [{
    A slice that drops some of its unit extents and keeps others becomes one of
    full rank and a `tensor.collapse_shape`; an insertion gets its source from a
    `tensor.expand_shape`. Upstream looks for the dropped extents by their strides
    in memory, and crashes where several or none fit.
  }];
  let dependentDialects = ["mlir::tensor::TensorDialect"];
}

def ReadPartlyWrittenInits : Pass<"read-partly-written-inits"> {
  let summary = "Make linalg.generic read an init that it may write in part";
  let description = [{
    What is not written comes from the init. Upstream bufferizes an init that
    the body does not read as if all of it were written, and allocates a buffer
    for the result without copying the init to it. Where the output's indexing
    map and the loops leave a doubt, the body yields a selection between the
    value and the init's, which always takes the value. A copy of a result that
    is written in part would get the extents of the loops, too: what uses it
    uses a selection between it and itself.
  }];
  let dependentDialects = ["mlir::arith::ArithDialect"];
}

def ShapeMonadicToConstrained
    : Pass<"shape-monadic-to-constrained", "mlir::ModuleOp"> {
  let summary = "Turn errors of shape values into constraints";
  let description = [{
    From the first stage of the shape dialect's document (values that may be
    invalid) to the second (constraints that must hold). A `shape.meet` becomes
    the constraint that its operands are equal and `shape.any` of them;
    `broadcast`, `split_at`, `get_extent`, `dim`, `div`, `max` and `min` get the
    constraint under which they make no error. What follows in the block runs
    under `shape.assuming`.

    ```mlir
    %w = shape.cstr_require %equal, "requires rank 2 operands"
    %result = shape.assuming %w -> (!shape.shape) {
      ...
    ```

    The constraints are `cstr_require`, the one that has a message: the error
    that the value would have carried now stops the program, also where nobody
    uses the value. Only operations whose operands are known to be neither
    invalid nor unknown are converted (shapes of data, constants and what is
    computed from them): inline shape functions first. See
    docs/shape-semantics.md.
  }];
  let dependentDialects = [
    "mlir::arith::ArithDialect", "mlir::shape::ShapeDialect"
  ];
}

def ShapeConstrainedToAsserting
    : Pass<"shape-constrained-to-asserting", "mlir::ModuleOp"> {
  let summary = "Turn shape constraints into assertions";
  let description = [{
    From the second stage of the shape dialect's document to the last: each
    constraint becomes `cf.assert` on `shape_eq` or `is_broadcastable`, with the
    message of upstream's `convert-shape-constraints`, or its own; regions of
    `shape.assuming` become part of what is around them, and witnesses go.
    Unlike upstream's pass it needs no `canonicalize` behind it, and so folds
    nothing. An `assuming` on a witness that comes from elsewhere stays.
  }];
  let dependentDialects = [
    "mlir::arith::ArithDialect", "mlir::cf::ControlFlowDialect",
    "mlir::shape::ShapeDialect"
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

def LowerGeneralForms : Pass<"lower-general-forms", "mlir::ModuleOp"> {
  let summary = "Lower what programs of one block and of tensors have none of";
  let description = [{
    The Standard dialect, memrefs with layouts and memory spaces, transfers,
    calls, function values, branches, and arithmetic on whole tensors: the passes
    from `convert-std` to `convert-elementwise-tensor-to-linalg`, in their order,
    if there is anything of the kind. A program without pays for one walk.
  }];
  let dependentDialects = [
    "mlir::arith::ArithDialect", "mlir::bufferization::BufferizationDialect",
    "mlir::cf::ControlFlowDialect", "mlir::func::FuncDialect",
    "mlir::linalg::LinalgDialect", "mlir::LLVM::LLVMDialect",
    "mlir::math::MathDialect", "mlir::memref::MemRefDialect",
    "mlir::scf::SCFDialect", "mlir::tensor::TensorDialect",
    "mlir::ub::UBDialect", "mlir::vector::VectorDialect"
  ];
}

def LowerSubjectForms : Pass<"lower-subject-forms", "mlir::ModuleOp"> {
  let summary = "Lower what only subjects leave below tensors";
  let description = [{
    Affine loops and accesses, index arithmetic of the affine dialect, tensors
    that share a buffer, reshapes and slices of buffers, and promises of
    deallocation. `lower-general-forms` does the same first.
  }];
  let dependentDialects = [
    "mlir::arith::ArithDialect", "mlir::bufferization::BufferizationDialect",
    "mlir::memref::MemRefDialect", "mlir::scf::SCFDialect",
    "mlir::vector::VectorDialect"
  ];
}

def ConvertStd : Pass<"convert-std", "mlir::ModuleOp"> {
  let summary = "Convert the Standard dialect to today's dialects";
  let description = [{
    Operation by operation; types stay as they are. What today's dialects lack
    is left to the passes that follow: `std.alloc_static` stays.
  }];
  let dependentDialects = [
    "mlir::arith::ArithDialect", "mlir::bufferization::BufferizationDialect",
    "mlir::cf::ControlFlowDialect", "mlir::func::FuncDialect",
    "mlir::math::MathDialect", "mlir::memref::MemRefDialect",
    "mlir::scf::SCFDialect", "mlir::tensor::TensorDialect",
    "mlir::vector::VectorDialect"
  ];
}

def ConvertIndirectCallsToSwitch
    : Pass<"convert-indirect-calls-to-switch", "mlir::ModuleOp"> {
  let summary = "Turn calls of function values that have tensors into switches";
  let description = [{
    Upstream bufferizes functions, but no value that stands for one. Where its
    type has tensors, or memrefs that are to change, a function value becomes the
    number of the function among all of its type whose value is taken, and
    `func.call_indirect` an `scf.index_switch` with a call in each case. Other
    function values stay pointers.
  }];
  let dependentDialects = [
    "mlir::arith::ArithDialect", "mlir::func::FuncDialect",
    "mlir::scf::SCFDialect", "mlir::tensor::TensorDialect",
    "mlir::ub::UBDialect"
  ];
}

def StripMemorySpaces : Pass<"strip-memory-spaces", "mlir::ModuleOp"> {
  let summary = "Take the memory spaces off memref types: there is one memory";
  let description = [{
    A transfer with a stride keeps, as an attribute, whether the stride is that of
    its destination: the slower memory, the one of the lower number.
  }];
}

def WidenMemRefVectors : Pass<"widen-memref-vectors", "mlir::ModuleOp"> {
  let summary = "Give the integers of vectors in memory whole bytes";
  let description = [{
    LLVM packs the elements of a vector by bits, and reads more of an array of
    such vectors than it stores. Memrefs of `vector<4x2xi33>` become memrefs of
    `vector<4x2xi64>`; loads truncate, stores extend.
  }];
  let dependentDialects = ["mlir::arith::ArithDialect"];
}

def ExpandMemRefLayouts : Pass<"expand-memref-layouts", "mlir::ModuleOp"> {
  let summary = "Lower memrefs with layout maps to plain buffers";
  let description = [{
    Upstream allocates no memref with a layout and lowers no layout that is not
    strided. A memref with a layout becomes a buffer with a dimension for each
    result of the map, the extents that the type does not tell and the values of
    the map's symbols; each access evaluates the map, which may be semi-affine.
    Also across functions, blocks and loops. Transfers of such memrefs are
    lowered on the way, as `convert-dma-to-runtime` does. What else is done with
    one is refused.

    Strided layouts that come from views alone are left to upstream.
  }];
  let dependentDialects = [
    "mlir::arith::ArithDialect", "mlir::LLVM::LLVMDialect",
    "mlir::memref::MemRefDialect", "mlir::scf::SCFDialect"
  ];
}

def ConvertDmaToRuntime : Pass<"convert-dma-to-runtime", "mlir::ModuleOp"> {
  let summary = "Lower memref.dma_start and memref.dma_wait to the runtime";
  let description = [{
    A loop tells the runtime the address of each element and where it goes, in
    the order of the shapes. It moves them at once or at the wait.
  }];
  let dependentDialects = [
    "mlir::arith::ArithDialect", "mlir::LLVM::LLVMDialect",
    "mlir::memref::MemRefDialect", "mlir::scf::SCFDialect"
  ];
}

def ConvertAllocStaticToRuntime
    : Pass<"convert-alloc-static-to-runtime", "mlir::ModuleOp"> {
  let summary = "Lower std.alloc_static to a call of the runtime";
  let description = [{
    `padlab_alloc_static` gives the buffer, or stops the program where there can
    be none at the address. No layout maps: `expand-memref-layouts` lowers those
    with one.
  }];
  let dependentDialects = [
    "mlir::arith::ArithDialect", "mlir::LLVM::LLVMDialect"
  ];
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
  let summary = "Erase the blocks that no branch leads to";
  let description = [{
    Upstream bufferizes no block with arguments that has no predecessor.
  }];
}

def CopyUnrankedTensors : Pass<"copy-unranked-tensors"> {
  let summary = "Copy tensors without a rank when they get one, or are passed";
  let description = [{
    Upstream cannot copy a tensor without a rank, and refuses programs where a
    write makes a copy of one necessary. After this pass what shares its buffer
    with such a tensor is not written to.
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
  let summary = "Let tensors that calls take and return lie in buffers of their own";
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

def StripFastMath : Pass<"strip-fastmath"> {
  let summary = "Take every fast-math flag off arith and math operations";
  let description = [{
    A flag permits results other than the one that the reference computes. Even
    a program without flags gets them: upstream's emulation of f16 and bf16
    marks each rounding `contract`, and a pair of `truncf` and `extf` so marked
    folds, by which intermediate results are never rounded.
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
  let summary = "Leave borders to memory that is zero";
  let description = [{
    Where a pad operation on buffers has the strategy `lazy`, the bits of its
    border's value are zero, and it is the first to use a buffer that is
    allocated beside it, that buffer comes from `padlab_alloc_zeroed` and only
    the interior is written. Elsewhere `lazy` is written as `stream` is.
  }];
  let options = [Option<
      "tuned", "tuned", "bool", /*default=*/"false",
      "Where no strategy is given, too, and by the run: `padlab_alloc_fresh` "
      "says whether the memory is new">];
  let dependentDialects = [
    "mlir::affine::AffineDialect", "mlir::arith::ArithDialect",
    "mlir::func::FuncDialect", "mlir::LLVM::LLVMDialect",
    "mlir::memref::MemRefDialect", "mlir::scf::SCFDialect", "pad::PadDialect"
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
      "`stream_nt`">];
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
  let dependentDialects = [
    "mlir::arith::ArithDialect", "mlir::LLVM::LLVMDialect",
    "mlir::memref::MemRefDialect", "mlir::scf::SCFDialect",
    "mlir::vector::VectorDialect"
  ];
}

def LoopsToLLVM : Pass<"padlab-loops-to-llvm", "mlir::ModuleOp"> {
  let summary = "Convert loops, affine arithmetic, buffers and scalars to the "
                "LLVM dialect at once";
  let description = [{
    What `lower-affine`, `convert-scf-to-cf` and `convert-to-llvm` do, by the
    same patterns in a single conversion that cannot be rolled back.
  }];
  let dependentDialects = [
    "mlir::arith::ArithDialect", "mlir::cf::ControlFlowDialect",
    "mlir::LLVM::LLVMDialect"
  ];
}

#endif // PADLAB_CODEGEN_PASSES_TD
