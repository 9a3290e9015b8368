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
    that compares the elements, and a call of `padlab_check_failed` for the case
    that the assertion does not hold. An announced error becomes a call of
    `padlab_expect_error`. Integers must be signless, and sizes and shapes must
    be encoded (see `mark-encoded-checks`).
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
    that its meaning does not change when its operands become `index` and
    `tensor<?xindex>` (ShapeEncoding.h). An expected error gets a list of codes,
    because native code has no texts: the codes of all messages that it admits
    and that operations of the module can produce. Run this pass before shapes
    are lowered, because the lowering removes the operations that contain the
    messages.
  }];
}

def ConvertErrorCarryingShape
    : Pass<"convert-error-carrying-shape", "mlir::ModuleOp"> {
  let summary = "Lower the shape dialect, including values that carry errors";
  let description = [{
    Upstream lowers extent tensors only. Here `!shape.size` becomes `index`,
    `!shape.shape` and `!shape.value_shape` become `tensor<?xindex>`, and
    `!shape.witness` becomes `i1`, in every type of the module. The encoding
    covers unranked shapes, unknown extents, and invalid sizes and shapes with
    the code of a message (padlab/dialect/ShapeEncoding.h). Operations become
    arithmetic and calls of functions that are added to the module; constraints
    become `cf.assert` in their places. Operations on only extent tensors and
    indices are lowered by upstream's patterns of `convert-shape-to-std` if
    these are right.

    Nothing is folded, because upstream's folders disagree with
    docs/shape-semantics.md in corner cases. If the program has assertions, run
    `mark-encoded-checks` before this pass. Run this pass before signed and
    unsigned types become signless.
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
    `padlab.shape_function` stands for the function that the attribute names.
    The attribute is either the symbol of the function, or a string: the name of
    the operation that a library maps to the function. Calls of the declaration
    become calls of the function.

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
    message. The call ends the run; upstream's lowering would end the whole
    process.
  }];
  let dependentDialects = [
    "mlir::arith::ArithDialect", "mlir::LLVM::LLVMDialect",
    "mlir::scf::SCFDialect"
  ];
}

def ConvertMathToRuntime : Pass<"convert-math-to-runtime", "mlir::ModuleOp"> {
  let summary = "Lower transcendental functions to calls of the runtime";
  let description = [{
    Operations of `math` whose results IEEE 754 does not define become calls of
    the functions in padlab/dialect/MathFunctions.h, for f64 or for f32:
    operands of shorter types are extended, and results rounded. Vectors are
    lowered element by element. Exponentials that `padlab-relax-floats` marked
    are computed in f32 instead.
  }];
  let options = [Option<
      "inlined", "inlined", "bool", /*default=*/"false",
      "Inline the functions that ExpSteps.h defines by steps, so that loops "
      "over them can be vectorized; the results are the same">];
  let dependentDialects = [
    "mlir::arith::ArithDialect", "mlir::LLVM::LLVMDialect",
    "mlir::vector::VectorDialect"
  ];
}

def ConvertIntegerTypeToSignless
    : Pass<"convert-integer-type-to-signless", "mlir::ModuleOp"> {
  let summary = "Make signed and unsigned integer types signless, everywhere";
  let description = [{
    Changes the types of values and functions, and types in attributes, at any
    depth: `tensor<4xui8>` becomes `tensor<4xi8>`. No bit of any value changes.
    The types of the entry, which determine how arguments and results are read,
    must be saved before this pass.
  }];
}

def ExpandComplex : Pass<"expand-complex"> {
  let summary = "Expand operations on complex numbers to their parts";
  let description = [{
    Sums, differences, products, negations, conjugates, comparisons and
    constants become operations of `arith` on the parts, so that short floats in
    complex numbers are lowered like all other short floats. A product is `(ac -
    bd, ad + bc)`.
  }];
  let dependentDialects = [
    "mlir::arith::ArithDialect", "mlir::complex::ComplexDialect"
  ];
}

def ExpandSmallFloats : Pass<"expand-small-floats", "mlir::ModuleOp"> {
  let summary = "Expand operations on floats of at most 8 bits to f32";
  let description = [{
    Every operation of `arith` and `math` on such floats extends its operands to
    f32, computes in f32, and rounds once to the nearest, ties to even. The
    conversions, which upstream cannot lower, become calls of the runtime with
    an argument that describes the type. Operations that only move such floats
    stay.
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
    that only move elements cost nothing. Loops and branches carry elements
    instead of vectors. The pass uses no code of upstream, and folds nothing. If
    there are no vectors, it only walks over the operations once.
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
    Rounding divisions become divisions, comparisons and selects. Conversions of
    wide integers to f16 and bf16, and `math.fma` on bf16, round once, whereas
    code generation would round to f32 first. `maximumf` and `minimumf` on f80
    and f128, for which instruction selection fails, become comparisons. Exact
    `math` operations become intrinsics or calls of libm;
    `convert-math-to-runtime` must lower all others before this pass.

    Upstream's `arith-expand` is not used, because its `maximumf` and `minimumf`
    lose the sign of zero. The pass costs almost nothing if a program has none
    of these operations.
  }];
  let dependentDialects = [
    "mlir::arith::ArithDialect", "mlir::LLVM::LLVMDialect"
  ];
}

def ShapeMonadicToConstrained
    : Pass<"shape-monadic-to-constrained", "mlir::ModuleOp"> {
  let summary = "Turn errors of shape values into constraints";
  let description = [{
    Lowers the first stage in the document of the shape dialect (values that may
    be invalid) to the second stage (constraints that must hold). A `shape.meet`
    becomes the constraint that its operands are equal, and a `shape.any` of
    them; `broadcast`, `split_at`, `get_extent`, `dim`, `div`, `max` and `min`
    get the constraint under which they do not return an error. The rest of the
    block becomes the body of a `shape.assuming`.

    ```mlir
    %w = shape.cstr_require %equal, "requires rank 2 operands"
    %result = shape.assuming %w -> (!shape.shape) {
      ...
    ```

    All constraints are `cstr_require`, the only constraint that has a message.
    So the error that a value would have carried now stops the program, even if
    the value is unused. The pass converts an operation only if its operands are
    known to be valid and not unknown: shapes of data, constants, and values
    computed from these. So inline shape functions first. See
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
    Lowers the second stage in the document of the shape dialect to the last
    stage. Each constraint becomes `cf.assert` on `shape_eq` or
    `is_broadcastable`, with the message that upstream's
    `convert-shape-constraints` uses; a `cstr_require` keeps its own predicate
    and message. Regions of `shape.assuming` are inlined, and unused witnesses
    are erased. Unlike upstream's pass, this one needs no `canonicalize`
    afterwards, and so folds nothing. An `assuming` stays if it is not known
    whether its witness is passing, for example because it is an argument.
  }];
  let dependentDialects = [
    "mlir::arith::ArithDialect", "mlir::cf::ControlFlowDialect",
    "mlir::shape::ShapeDialect"
  ];
}

def LowerGeneralForms : Pass<"lower-general-forms", "mlir::ModuleOp"> {
  let summary = "Lower forms that are rare in tensor programs";
  let description = [{
    Does the same as `lower-subject-forms`. Then, if the program has operations
    of the Standard dialect, memrefs, function values, calls, branches,
    `scf.index_switch`, or arithmetic on whole tensors, runs the passes from
    `convert-std` to `convert-elementwise-tensor-to-linalg`, in their order. For
    other programs, the pass costs one walk over the operations.
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
  let summary = "Lower operations that only the passes under test make";
  let description = [{
    The passes under test (the subject of a pipeline) may leave operations that
    the lowering does not accept. This pass lowers affine loops and accesses,
    index arithmetic of the affine and index dialects, tensors that share a
    buffer, reshapes and slices of buffers, deferred deallocations, and
    `linalg.softmax`. `lower-general-forms` does the same first.
  }];
  let dependentDialects = [
    "mlir::arith::ArithDialect", "mlir::bufferization::BufferizationDialect",
    "mlir::memref::MemRefDialect", "mlir::scf::SCFDialect",
    "mlir::tensor::TensorDialect", "mlir::vector::VectorDialect"
  ];
}

def ConvertStd : Pass<"convert-std", "mlir::ModuleOp"> {
  let summary = "Convert the Standard dialect to today's dialects";
  let description = [{
    Converts one operation at a time; types stay as they are. Operations without
    a counterpart in today's dialects (`std.alloc_static`) stay, and later
    passes lower them.
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
    Upstream bufferizes functions, but not function values. If the type of a
    function value has tensors, or memrefs whose types will change, all
    functions of this type whose value is taken are numbered. The function value
    becomes a number, and `func.call_indirect` becomes an `scf.index_switch`
    with a call in each case. Other function values stay pointers.
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
    The stride of a transfer applies to the slower memory, which is the one
    whose space has the lower number. If that is the destination, the transfer
    gets an attribute that says so.
  }];
}

def WidenMemRefVectors : Pass<"widen-memref-vectors", "mlir::ModuleOp"> {
  let summary = "Widen the integers of vectors in memory to whole bytes";
  let description = [{
    LLVM packs the elements of a vector by bits, and reads more bytes of an
    array of such vectors than it stores. Memrefs of `vector<4x2xi33>` become
    memrefs of `vector<4x2xi64>`; loads truncate, and stores extend.
  }];
  let dependentDialects = ["mlir::arith::ArithDialect"];
}

def ExpandMemRefLayouts : Pass<"expand-memref-layouts", "mlir::ModuleOp"> {
  let summary = "Lower memrefs with layout maps to plain buffers";
  let description = [{
    Upstream does not lower the allocation of memrefs with a layout, nor layouts
    that are not strided. Three things represent a memref with a layout: a
    buffer with a dimension for each result of the map, the extents that are
    dynamic in its type, and the values of the map's symbols. Each access
    evaluates the map, which may be semi-affine. The pass also handles
    functions, blocks and loops. It lowers transfers of such memrefs as
    `convert-dma-to-runtime` does, and rejects all other operations on them.

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
    runtime, in row-major order. The runtime copies the elements either
    immediately or when the program waits for the transfer.
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
    `padlab_alloc_static` returns the buffer, or stops the program if there can
    be no buffer at the address. The memref must have no layout map, because
    `expand-memref-layouts` lowers allocations with one.
  }];
  let dependentDialects = [
    "mlir::arith::ArithDialect", "mlir::LLVM::LLVMDialect"
  ];
}

def StripFastMath : Pass<"strip-fastmath"> {
  let summary = "Remove fast-math flags from arith and math operations";
  let description = [{
    A flag permits results that differ from that of the reference. Even programs
    without flags get some: upstream's emulation of f16 and bf16 marks each
    rounding `contract`, and a pair of `truncf` and `extf` with this flag folds,
    so that intermediate results are never rounded. In functions that
    `padlab-relax-floats` marked, sums, differences and products of f32 and f64
    keep their flags.
  }];
}

def LoopsToLLVM : Pass<"padlab-loops-to-llvm", "mlir::ModuleOp"> {
  let summary = "Convert loops, affine arithmetic, buffers and scalars to the "
                "LLVM dialect at once";
  let description = [{
    Does the same as `lower-affine`, `convert-scf-to-cf` and `convert-to-llvm`,
    by the same patterns in a single conversion without rollback.
  }];
  let dependentDialects = [
    "mlir::arith::ArithDialect", "mlir::cf::ControlFlowDialect",
    "mlir::LLVM::LLVMDialect"
  ];
}

#endif // PADLAB_CODEGEN_PASSES_TD
