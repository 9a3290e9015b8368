//===- StdMemory.td - memory and data movement ------------*- tablegen -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_DIALECT_STD_STDMEMORY_TD
#define PADLAB_DIALECT_STD_STDMEMORY_TD

include "padlab/dialect/Std/StdDialect.td"

include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Std_DimOp : Std_Op<"dim", [NoMemoryEffect]> {
  let summary = "Size of one dimension";
  let description = [{
    Returns, as an `index`, the size of dimension `index` of a memref or tensor.
    If the type has a rank, `index` must be less than the rank.

    ```mlir
    // Always returns 4, folds to a constant:
    %x = std.dim %A, 0 : tensor<4x?xf32>
    // Returns the dynamic dimension of %A.
    %y = std.dim %A, 1 : tensor<4x?xf32>
    // Equivalent generic form:
    %z = "std.dim"(%A) {index = 1 : i64} : (tensor<4x?xf32>) -> index
    ```
  }];
  let arguments = (ins Std_MemRefOrTensor:$source,
                       ConfinedAttr<I64Attr, [IntNonNegative]>:$index);
  let results = (outs Index:$result);
  let builders = [OpBuilder<(ins "::mlir::Value":$source, "int64_t":$index), [{
    build($_builder, $_state, $_builder.getIndexType(), source,
          static_cast<uint64_t>(index));
  }]>];
  let assemblyFormat = "$source `,` $index attr-dict `:` type($source)";
  let hasVerifier = 1;
  let hasFolder = 1;
}

//===----------------------------------------------------------------------===//
// Allocation
//===----------------------------------------------------------------------===//

def Std_AllocOp : Std_Op<"alloc"> {
  let summary = "Allocation of a memref";
  let description = [{
    The parentheses contain the sizes of the dynamic dimensions, in the order of
    the type's shape, and the brackets contain the values of the symbols of its
    layout map. Without a layout map, the identity map is used. The buffer lives
    until `dealloc`.

    ```mlir
    %A = std.alloc() : memref<1024x64xf32, #layout_map0, 1>
    %B = std.alloc(%M, %N)[%x, %y] : memref<?x?xf32, #layout_map1, 2>
    ```
  }];
  let arguments = (ins Variadic<Index>:$dynamicSizes,
                       Variadic<Index>:$symbolOperands);
  let results = (outs
      Res<AnyMemRef, "the new buffer", [MemAlloc]>:$memref);
  let builders = [OpBuilder<(ins "::mlir::MemRefType":$type,
                                 CArg<"::mlir::ValueRange", "{}">:$sizes), [{
    build($_builder, $_state, type, sizes, /*symbolOperands=*/{});
  }]>];
  let assemblyFormat = [{
    `(` $dynamicSizes `)` (`` `[` $symbolOperands^ `]`)? attr-dict
    `:` type($memref)
  }];
  let traits = [AttrSizedOperandSegments];
  let hasVerifier = 1;
}

def Std_AllocStaticOp : Std_Op<"alloc_static"> {
  let summary = "Allocation at a fixed address";
  let description = [{
    Returns a memref whose base pointer is the given number. Such code exists
    after buffer allocation. The type has neither dynamic dimensions nor layout
    symbols.

    ```mlir
    %A = std.alloc_static(0x1232a00) : memref<1024x64xf32, #layout_map0, 1>
    ```
  }];
  let arguments = (ins Std_Address:$base);
  let results = (outs
      Res<AnyMemRef, "the buffer at the address", [MemAlloc]>:$memref);
  let assemblyFormat =
      "`(` custom<Address>($base) `)` attr-dict `:` type($memref)";
  let hasVerifier = 1;
}

def Std_DeallocOp : Std_Op<"dealloc"> {
  let summary = "End of an allocation's lifetime";
  let description = [{
    Frees the buffer that an `alloc` or `alloc_static` returned.

    ```mlir
    std.dealloc %A : memref<128xf32, #layout, 1>
    ```
  }];
  let arguments = (ins
      Arg<AnyRankedOrUnrankedMemRef, "the buffer", [MemFree]>:$memref);
  let assemblyFormat = "$memref attr-dict `:` type($memref)";
}

//===----------------------------------------------------------------------===//
// Elements of memrefs
//===----------------------------------------------------------------------===//

/// An operation that accesses elements of a memref by indices. In the bodies of
/// affine operations, only some indices are allowed (see Std_AffineRestricted).
class Std_AccessOp<string mnemonic, list<Trait> traits = []>
    : Std_Op<mnemonic, !listconcat(traits, [Std_AffineRestricted])>;

def Std_LoadOp
    : Std_AccessOp<"load", [
          Std_IndexPerDimension<"memref", "indices", "">,
          TypesMatchWith<"the result has the memref's element type", "memref",
                         "result", "getElementTypeOrSelf($_self)">]> {
  let summary = "Read of a memref's element";
  let description = [{
    The number of indices equals the rank. In the body of an affine.if or
    affine.for, the indices are induction variables, symbols, constants, or
    results of affine.apply on these.

    ```mlir
    %12 = std.load %A[%1, %2] : memref<8x?xi32, #layout, 1>
    ```
  }];
  let arguments = (ins Arg<AnyMemRef, "what is read", [MemRead]>:$memref,
                       Variadic<Index>:$indices);
  let results = (outs AnyType:$result);
  let assemblyFormat =
      "$memref `[` $indices `]` attr-dict `:` type($memref)";
  let extraClassDeclaration = [{
    ::mlir::ValueRange getAffineIndices() { return getIndices(); }
  }];
}

def Std_StoreOp
    : Std_AccessOp<"store", [
          Std_IndexPerDimension<"memref", "indices", "">,
          TypesMatchWith<"the value has the memref's element type", "memref",
                         "value", "getElementTypeOrSelf($_self)">]> {
  let summary = "Write of a memref's element";
  let description = [{
    The value has the memref's element type. The rules for indices are those of
    `load`.

    ```mlir
    std.store %100, %A[%1, %c1023] : memref<4x?xf32, #layout, 1>
    ```
  }];
  let arguments = (ins AnyType:$value,
                       Arg<AnyMemRef, "what is written", [MemWrite]>:$memref,
                       Variadic<Index>:$indices);
  let assemblyFormat =
      "$value `,` $memref `[` $indices `]` attr-dict `:` type($memref)";
  let extraClassDeclaration = [{
    ::mlir::ValueRange getAffineIndices() { return getIndices(); }
  }];
}

//===----------------------------------------------------------------------===//
// Asynchronous transfers
//===----------------------------------------------------------------------===//

def Std_DmaStartOp
    : Std_AccessOp<"dma_start", [
          AttrSizedOperandSegments,
          Std_IndexPerDimension<"source", "sourceIndices", "source ">,
          Std_IndexPerDimension<"dest", "destIndices", "destination ">,
          Std_IndexPerDimension<"tag", "tagIndices", "tag ">,
          PredOpTrait<"source and destination have the same element type",
                      CPred<"getElementTypeOrSelf($source) == "
                            "getElementTypeOrSelf($dest)">>,
          PredOpTrait<"a stride comes with a number of elements per stride",
                      CPred<"!getStride() == !getElementsPerStride()">>]> {
  let summary = "Start of an asynchronous transfer";
  let description = [{
    Starts to transfer `numElements` elements from `source` to `dest`. In both,
    the transfer begins at the given indices and continues in row-major order.
    The operation does not wait for the end of the transfer; `dma_wait` on the
    same element of `tag` does. With a stride, groups of `elementsPerStride`
    elements are `stride` elements apart in the memref of the slower memory. The
    memrefs may differ in rank and memory space, but not in element type.

    ```mlir
    std.dma_start %src[%i, %j], %dst[%k, %l], %size, %tag[%idx], %stride, %n :
        memref<40x8xvector<16xf32>>, memref<2x4xvector<16xf32>, 2>,
        memref<1xi32, 4>
    ```
  }];
  let arguments = (ins
      Arg<AnyMemRef, "what is transferred", [MemRead]>:$source,
      Variadic<Index>:$sourceIndices,
      Arg<AnyMemRef, "where it goes", [MemWrite]>:$dest,
      Variadic<Index>:$destIndices,
      Index:$numElements,
      Arg<AnyMemRef, "where completion is checked for",
          [MemRead, MemWrite]>:$tag,
      Variadic<Index>:$tagIndices,
      Optional<Index>:$stride,
      Optional<Index>:$elementsPerStride);
  let assemblyFormat = [{
    $source `[` $sourceIndices `]` `,` $dest `[` $destIndices `]` `,`
    $numElements `,` $tag `[` $tagIndices `]`
    (`,` $stride^ `,` $elementsPerStride)? attr-dict
    `:` type($source) `,` type($dest) `,` type($tag)
  }];
  let extraClassDeclaration = [{
    ::llvm::SmallVector<::mlir::Value> getAffineIndices();
  }];
}

def Std_DmaWaitOp
    : Std_AccessOp<"dma_wait", [
          // Until this operation, the transfer may read and write memrefs that
          // are not operands of this operation.
          MemoryEffects<[MemRead, MemWrite]>,
          Std_IndexPerDimension<"tag", "tagIndices", "tag ">]> {
  let summary = "Wait for an asynchronous transfer";
  let description = [{
    Blocks until the transfer of `numElements` elements that was started with
    the same element of `tag` is complete.

    ```mlir
    std.dma_wait %tag[%idx], %size : memref<1xi32, 4>
    ```
  }];
  let arguments = (ins AnyMemRef:$tag, Variadic<Index>:$tagIndices,
                       Index:$numElements);
  let assemblyFormat = [{
    $tag `[` $tagIndices `]` `,` $numElements attr-dict `:` type($tag)
  }];
  let extraClassDeclaration = [{
    ::mlir::ValueRange getAffineIndices() { return getTagIndices(); }
  }];
}

//===----------------------------------------------------------------------===//
// Tensors and vectors
//===----------------------------------------------------------------------===//

def Std_ExtractElementOp
    : Std_Op<"extract_element", [
          NoMemoryEffect,
          Std_IndexPerDimension<"aggregate", "indices", "">,
          TypesMatchWith<"the result has the aggregate's element type",
                         "aggregate", "result",
                         "getElementTypeOrSelf($_self)">]> {
  let summary = "One element of a tensor or vector";
  let description = [{
    The number of indices equals the rank.

    ```mlir
    %3 = std.extract_element %v[%1, %2] : vector<4x4xi32>
    %4 = std.extract_element %t[%1, %2] : tensor<4x4xi32>
    %5 = std.extract_element %ut[%1, %2] : tensor<*xi32>
    ```
  }];
  let arguments = (ins Std_VectorOrTensor:$aggregate, Variadic<Index>:$indices);
  let results = (outs AnyType:$result);
  let assemblyFormat =
      "$aggregate `[` $indices `]` attr-dict `:` type($aggregate)";
}

def Std_SplatOp
    : Std_Op<"splat", [
          NoMemoryEffect,
          TypesMatchWith<"the operand has the result's element type",
                         "aggregate", "input",
                         "getElementTypeOrSelf($_self)">]> {
  let summary = "Broadcast of a scalar to all elements";
  let description = [{
    The result is a vector or a tensor. The brackets contain the sizes of the
    dynamic dimensions of a tensor, in order. They are absent if all dimensions
    are static.

    ```mlir
    %v = std.splat %s : vector<4xf32>
    %t = std.splat %s : tensor<8x16xf32>
    %d = std.splat %s[%m, %n] : tensor<?x?xf32>
    ```
  }];
  let arguments = (ins Std_SplatScalar:$input, Variadic<Index>:$dynamicSizes);
  let results = (outs Std_VectorOrTensor:$aggregate);
  let builders = [OpBuilder<(ins "::mlir::Type":$type, "::mlir::Value":$input),
                            [{ build($_builder, $_state, type, input, {}); }]>];
  let assemblyFormat = [{
    $input (`` `[` $dynamicSizes^ `]`)? attr-dict `:` type($aggregate)
  }];
  let hasVerifier = 1;
}

def Std_TensorLoadOp
    : Std_Op<"tensor_load", [
          TypesMatchWith<"the result has the memref's shape and element type",
                         "memref", "result", "getTensorTypeOf($_self)">]> {
  let summary = "Independent copy of a memref's elements as a tensor";
  let description = [{
    ```mlir
    // Produces a value of tensor<4x?xf32> type.
    %12 = std.tensor_load %10 : memref<4x?xf32, #layout, 1>
    ```
  }];
  let arguments = (ins
      Arg<Std_TensorLikeMemRef, "what is copied", [MemRead]>:$memref);
  let results = (outs AnyTensor:$result);
  let assemblyFormat = "$memref attr-dict `:` type($memref)";
}

def Std_TensorStoreOp
    : Std_Op<"tensor_store", [
          TypesMatchWith<"the tensor has the memref's shape and element type",
                         "memref", "tensor", "getTensorTypeOf($_self)">]> {
  let summary = "Store of a tensor's elements into a memref";
  let description = [{
    ```mlir
    %10 = std.alloc(%9) : memref<4x?xf32, #layout, 1>
    std.tensor_store %8, %10 : memref<4x?xf32, #layout, 1>
    ```
  }];
  let arguments = (ins
      AnyTensor:$tensor,
      Arg<Std_TensorLikeMemRef, "what is written", [MemWrite]>:$memref);
  let assemblyFormat = "$tensor `,` $memref attr-dict `:` type($memref)";
}

#endif // PADLAB_DIALECT_STD_STDMEMORY_TD
