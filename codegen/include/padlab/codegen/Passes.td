//===- Passes.td - padlab's passes -------------------------*- tablegen -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_PASSES_TD
#define PADLAB_CODEGEN_PASSES_TD

include "mlir/Pass/PassBase.td"
include "LabPasses.td"
include "TensorPasses.td"

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
  let summary = "Lower the shape dialect, including values that carry errors";
  let description = [{
    Upstream lowers extent tensors only. Here `!shape.size` becomes `index`,
    `!shape.shape` and `!shape.value_shape` become `tensor<?xindex>`, and
    `!shape.witness` becomes `i1`, in every type of the module: the encoding
    covers unranked shapes, unknown extents, and invalid values of both with the
    code of a message (padlab/dialect/ShapeEncoding.h). Operations become
    arithmetic and calls of functions that are added to the module; constraints
    become `cf.assert` in their places. Operations on extent tensors and indices
    only are left to upstream's patterns of `convert-shape-to-std` if these are
    right.

    Nothing is folded: upstream's folders disagree with docs/shape-semantics.md
    in corners. If the program has assertions, run `mark-encoded-checks` before
    this pass. Run this pass before signed and unsigned types become signless.
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
    the module, become private, and get a new name if theirs is taken; the
    libraries and their mappings are erased. A declaration with the attribute
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
    Exponentials that `padlab-relax-floats` marked take steps of f32 instead.
  }];
  let options = [Option<
      "inlined", "inlined", "bool", /*default=*/"false",
      "Write out the steps of functions that have any (ExpSteps.h): loops of "
      "them have vectors, with the same results">];
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

def ExpandComplex : Pass<"expand-complex"> {
  let summary = "Expand operations on complex numbers to their parts";
  let description = [{
    Sums, differences, products, negations, conjugates, comparisons and constants
    become operations of `arith` on the parts, so that short floats are treated
    as everywhere. A product is `(ac - bd, ad + bc)`.
  }];
  let dependentDialects = [
    "mlir::arith::ArithDialect", "mlir::complex::ComplexDialect"
  ];
}

def ExpandSmallFloats : Pass<"expand-small-floats", "mlir::ModuleOp"> {
  let summary = "Expand operations on floats of at most 8 bits to f32";
  let description = [{
    Every operation of `arith` and `math` on such floats extends its operands to
    f32, computes there, and rounds once to the nearest, ties to even. The
    conversions, of which upstream lowers none, become calls of the runtime, to
    which an argument describes the type. What moves such floats around stays.
  }];
  let dependentDialects = [
    "mlir::arith::ArithDialect", "mlir::LLVM::LLVMDialect",
    "mlir::vector::VectorDialect"
  ];
}

def ExpandVectors : Pass<"expand-vectors"> {
  let summary = "Bring operations on vectors into forms that convert to LLVM";
  let description = [{
    Represents a vector by its elements. Every operation on vectors without a
    counterpart in LLVM becomes scalar operations on these, so that operations
    that only move elements cost nothing. Loops and branches carry elements in
    place of vectors. The pass uses no code of upstream's and folds nothing. It
    costs one walk if there are no vectors.
  }];
  let dependentDialects = [
    "mlir::arith::ArithDialect", "mlir::memref::MemRefDialect",
    "mlir::scf::SCFDialect", "mlir::vector::VectorDialect"
  ];
}

def ExpandExactArith : Pass<"expand-exact-arith", "mlir::ModuleOp"> {
  let summary = "Expand operations that convert-to-llvm lacks, without loss "
                "of accuracy";
  let description = [{
    Rounding divisions become comparisons and selects; conversions of wide
    integers to f16 and bf16, and `math.fma` on bf16, round once, where code
    generation would round to f32 first; `maximumf` and `minimumf` on f80 and
    f128, which it cannot select, become comparisons; exact `math` operations
    become intrinsics or calls of libm (the others: `convert-math-to-runtime`,
    before).
    Not upstream's `arith-expand`: its `maximumf` and `minimumf` lose the sign of
    zero. Costs next to nothing for programs that have none of these.
  }];
  let dependentDialects = [
    "mlir::arith::ArithDialect", "mlir::LLVM::LLVMDialect"
  ];
}

def ShapeMonadicToConstrained
    : Pass<"shape-monadic-to-constrained", "mlir::ModuleOp"> {
  let summary = "Turn errors of shape values into constraints";
  let description = [{
    Lowers the first stage of the shape dialect's document (values that may be
    invalid) to the second (constraints that must hold). A `shape.meet` becomes
    the constraint that its operands are equal and `shape.any` of them;
    `broadcast`, `split_at`, `get_extent`, `dim`, `div`, `max` and `min` get the
    constraint under which they do not return an error. The rest of the block
    runs under `shape.assuming`.

    ```mlir
    %w = shape.cstr_require %equal, "requires rank 2 operands"
    %result = shape.assuming %w -> (!shape.shape) {
      ...
    ```

    All constraints are `cstr_require`, the only one that has a message: the
    error that the value would have carried now stops the program, even if the
    value is unused. Only operations whose operands are known to be neither
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

def LowerGeneralForms : Pass<"lower-general-forms", "mlir::ModuleOp"> {
  let summary = "Lower forms that tensor programs of one block do not have";
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
  let summary = "Lower operations below tensors that only subjects leave";
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
    Upstream bufferizes functions, but not function values. If its type has
    tensors, or memrefs that are to change, a function value becomes the number
    of the function among all of its type whose value is taken, and
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
  let summary = "Remove the memory spaces of memref types, since there is one "
                "memory";
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
    The pass also handles functions, blocks and loops. It lowers transfers of
    such memrefs as `convert-dma-to-runtime` does, and refuses all other
    operations on them.

    Strided layouts that only views create are left to upstream.
  }];
  let dependentDialects = [
    "mlir::arith::ArithDialect", "mlir::LLVM::LLVMDialect",
    "mlir::memref::MemRefDialect", "mlir::scf::SCFDialect"
  ];
}

def ConvertDmaToRuntime : Pass<"convert-dma-to-runtime", "mlir::ModuleOp"> {
  let summary = "Lower memref.dma_start and memref.dma_wait to the runtime";
  let description = [{
    A loop passes the source and destination addresses of each element to the
    runtime, in row-major order. The runtime moves the elements at once or at
    the wait.
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

def StripFastMath : Pass<"strip-fastmath"> {
  let summary = "Take fast-math flags off arith and math operations";
  let description = [{
    A flag permits results other than the one that the reference computes. Even
    a program without flags gets them: upstream's emulation of f16 and bf16
    marks each rounding `contract`, and a pair of `truncf` and `extf` so marked
    folds, by which intermediate results are never rounded. Sums and products of
    functions that `padlab-relax-floats` marked keep theirs.
  }];
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
