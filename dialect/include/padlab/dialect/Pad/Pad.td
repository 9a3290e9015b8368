//===- Pad.td - structured operations with a border --------*- tablegen -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_DIALECT_PAD_PAD_TD
#define PADLAB_DIALECT_PAD_PAD_TD

include "padlab/dialect/LLVMVersion.td"

include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/DestinationStyleOpInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/TilingInterface.td"

def Pad_Dialect : Padlab_Dialect {
  let name = "pad";
  let cppNamespace = "::padlab::pad";
  let summary = "Structured operations with a border";
  let description = [{
    Pad fusion turns `tensor.pad` and its producer into operations of this
    dialect. They are in destination-passing style, and define which part of
    their destination is the *interior* and which is the *border*.

    In each dimension `d` the interior of a destination of extent `E` is the
    range from `low[d]` to `E - high[d]`. A point belongs to the interior if it
    is in the interior's range in every dimension, and to the border otherwise.
    `low` and `high` must not be negative, and their sum must not exceed `E`:
    the verifier rejects other static values, and the program is undefined if
    other values occur at run time.

    The order in which points are visited is not defined. A *strategy* can be
    chosen (see `#pad.strategy`), which only affects speed.

    The rules of the verifiers are numbered, and their messages name the rule:

    1. *Rank*: `low` and `high` have one amount for each dimension.
    2. *No negative amount*: no static amount is negative.
    3. *Room*: in each dimension, the sum of the static amounts is at most the
       destination's static extent.
    4. *Maps*: each input has one map without symbols, which has as many
       dimensions as the destination and as many results as the input's rank.
    5. *Interior arguments*: the region has one index for each dimension, then
       one element for each input.
    6. *Border arguments*: the region has one index for each dimension.
    7. *Yield*: each region yields one value of the destination's element type.
    8. *Result*: a tensor operation has one result of the destination's type,
       and an operation on memrefs has none. All inputs are tensors if the
       destination is a tensor, and memrefs otherwise.
    9. *Extents*: if a dimension of an input is indexed by a dimension alone,
       its extent equals the interior's extent in that dimension, if both are
       static. If they differ at run time, or a point outside of an input is
       accessed, the program is undefined.

    These operations can be tiled (upstream's `TilingInterface`): the loops
    iterate over the whole destination, and a tile is the same operation on a
    tile of the destination, with the part of the border that lies in it. A tile
    that is known to lie completely in the border becomes a `pad.frame`. If the
    only use of a result is one slice of it, in the same block, with unit
    strides and the result's rank, canonicalization replaces the operation by a
    tile.
  }];
  let useDefaultAttributePrinterParser = 1;
  let dependentDialects = ["::mlir::affine::AffineDialect",
                           "::mlir::arith::ArithDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::memref::MemRefDialect",
                           "::mlir::tensor::TensorDialect"];
}

//===----------------------------------------------------------------------===//
// Strategies
//===----------------------------------------------------------------------===//

def Pad_Strategy : I32EnumAttr<"Strategy", "how a destination is written", [
    I32EnumAttrCase<"Fill", 0, "fill">,
    I32EnumAttrCase<"Frame", 1, "frame">,
    I32EnumAttrCase<"Stream", 2, "stream">,
    I32EnumAttrCase<"StreamNonTemporal", 3, "stream_nt">,
    I32EnumAttrCase<"Lazy", 4, "lazy">]> {
  let cppNamespace = "::padlab::pad";
  let genSpecializedAttr = 0;
}

def Pad_StrategyAttr : EnumAttr<Pad_Dialect, Pad_Strategy, "strategy"> {
  let description = [{
    * `fill`: the whole destination is set to the border's value, then the
      interior is written over it.
    * `frame`: the border is written as boxes, one pair for each dimension, then
      the interior is written.
    * `stream`: one pass in address order writes every element once; adjacent
      border elements are written as one run.
    * `stream_nt`: the same as `stream`, but whole cache lines are written by
      non-temporal stores.
    * `lazy`: only the interior is written, into memory that is known to hold
      the border's value.
  }];
  let assemblyFormat = "`<` $value `>`";
}

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

def Pad_Buffer : AnyTypeOf<[AnyRankedTensor, AnyStridedMemRef],
                           "ranked tensor or strided memref">;

class Pad_Op<string mnemonic, list<Trait> traits = []>
    : Op<Pad_Dialect, mnemonic, !listconcat(traits, [
        AttrSizedOperandSegments, RecursiveMemoryEffects, SingleBlock,
        DestinationStyleOpInterface,
        DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
        DeclareOpInterfaceMethods<ReifyRankedShapedTypeOpInterface,
                                  ["reifyResultShapes"]>,
        DeclareOpInterfaceMethods<TilingInterface, [
            "getLoopIteratorTypes", "getIterationDomain",
            "getTiledImplementation", "getResultTilePosition",
            "generateResultTileValue",
            "getIterationDomainTileFromResultTile"]>])> {
  let results = (outs Optional<AnyRankedTensor>:$result);
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
  let hasCanonicalizer = 1;

  code declarations = [{
    ::mlir::ShapedType getDestinationType() {
      return ::llvm::cast<::mlir::ShapedType>(getInit().getType());
    }
    ::mlir::Type getElementType() {
      return getDestinationType().getElementType();
    }
    int64_t getRank() { return getDestinationType().getRank(); }
    ::llvm::SmallVector<::mlir::OpFoldResult> getMixedLow();
    ::llvm::SmallVector<::mlir::OpFoldResult> getMixedHigh();
    ::mlir::MutableOperandRange getDpsInitsMutable() {
      return getInitMutable();
    }
    /// Returns the value of all border points if it does not depend on the
    /// point, that is if it is defined above the operation or is a constant in
    /// the region. Returns null otherwise.
    ::mlir::Value getUniformBorder();
  }];
}

def Pad_FrameOp : Pad_Op<"frame"> {
  let summary = "Sets the border of a destination";
  let description = [{
    Returns the destination with every element of its border set to the value
    that the region yields for the element's index. The interior keeps its
    elements. The region is evaluated only for points of the border, in any
    order.

    Together with an operation that computes into the slice of the interior,
    this operation pads the result of any destination-style operation:

    ```mlir
    %framed = pad.frame low [2, %l] high [1, 0] outs(%empty : tensor<13x?xf32>) border {
    ^bb0(%i: index, %j: index):
      pad.yield %value : f32
    } -> tensor<13x?xf32>
    %slice = tensor.extract_slice %framed[2, %l] [10, %n] [1, 1]
        : tensor<13x?xf32> to tensor<10x?xf32>
    ```
  }];
  let arguments = (ins
    Variadic<Index>:$low, Variadic<Index>:$high,
    DenseI64ArrayAttr:$static_low, DenseI64ArrayAttr:$static_high,
    Pad_Buffer:$init,
    OptionalAttr<Pad_StrategyAttr>:$strategy);
  let regions = (region SizedRegion<1>:$border);
  let hasFolder = 1;
  let assemblyFormat = [{
    (`strategy` $strategy^)?
    `low` custom<DynamicIndexList>($low, $static_low)
    `high` custom<DynamicIndexList>($high, $static_high)
    `outs` `(` $init `:` type($init) `)` attr-dict-with-keyword
    `border` $border (`->` type($result)^)?
  }];
  let extraClassDeclaration = declarations;
}

def Pad_GenericOp : Pad_Op<"generic"> {
  let summary = "Computes the interior of a destination and sets its border";
  let description = [{
    Writes every element of its destination, and reads none of them. For the
    interior point `p` (relative to the beginning of the interior), the
    arguments of the `interior` region are `p` and the element at `map(p)` of
    each input; it yields the element of the result. For each point of the
    border, the arguments of the `border` region are the point's index in the
    destination. Points are evaluated in any order, and the `border` region only
    for points of the border.

    If an elementwise `linalg.generic` reads its init, the init is one of the
    inputs of the fused operation.

    ```mlir
    %padded = pad.generic strategy <stream> low [2, 3] high [1, %h]
        ins(%image : tensor<10x20xf32>) maps [affine_map<(i, j) -> (i, j)>]
        outs(%empty : tensor<13x?xf32>) interior {
    ^bb0(%i: index, %j: index, %x: f32):
      %square = arith.mulf %x, %x : f32
      pad.yield %square : f32
    } border {
    ^bb0(%i: index, %j: index):
      pad.yield %zero : f32
    } -> tensor<13x?xf32>
    ```
  }];
  let arguments = (ins
    Variadic<Index>:$low, Variadic<Index>:$high,
    DenseI64ArrayAttr:$static_low, DenseI64ArrayAttr:$static_high,
    Variadic<Pad_Buffer>:$inputs, AffineMapArrayAttr:$maps,
    Pad_Buffer:$init,
    OptionalAttr<Pad_StrategyAttr>:$strategy);
  let regions = (region SizedRegion<1>:$interior, SizedRegion<1>:$border);
  let assemblyFormat = [{
    (`strategy` $strategy^)?
    `low` custom<DynamicIndexList>($low, $static_low)
    `high` custom<DynamicIndexList>($high, $static_high)
    `ins` `(` ($inputs^ `:` type($inputs))? `)` `maps` $maps
    `outs` `(` $init `:` type($init) `)` attr-dict-with-keyword
    `interior` $interior `border` $border (`->` type($result)^)?
  }];
  let extraClassDeclaration = declarations # [{
    ::mlir::AffineMap getMap(unsigned input) {
      return ::llvm::cast<::mlir::AffineMapAttr>(getMaps()[input]).getValue();
    }
    /// Returns the argument of the interior region that stands for the element
    /// of input number `input`.
    ::mlir::BlockArgument getElement(unsigned input) {
      return getInterior().getArgument(getRank() + input);
    }
  }];
}

def Pad_YieldOp : Op<Pad_Dialect, "yield", [
    Pure, Terminator, ParentOneOf<["FrameOp", "GenericOp"]>]> {
  let summary = "Yields the element at a point";
  let description = [{
    Terminates the regions of `pad.frame` and `pad.generic`.
  }];
  let arguments = (ins AnyType:$value);
  let assemblyFormat = "$value attr-dict `:` type($value)";
}

#endif // PADLAB_DIALECT_PAD_PAD_TD
