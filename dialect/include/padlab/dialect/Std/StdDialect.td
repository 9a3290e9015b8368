//===- StdDialect.td - the Standard dialect, its types ----*- tablegen -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_DIALECT_STD_STDDIALECT_TD
#define PADLAB_DIALECT_STD_STDDIALECT_TD

include "padlab/dialect/LLVMVersion.td"

include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"

def Std_Dialect : Padlab_Dialect {
  let name = "std";
  let cppNamespace = "::padlab::standard";
  let summary = "The Standard dialect of MLIR's early days";
  let description = [{
    This dialect has all operations that the document "Standard Dialect"
    defines: terminators, calls, memory and data movement with layout maps and
    memory spaces, and elementwise arithmetic on scalars, vectors and tensors,
    with and without a rank. If today's dialects differ, the document takes
    precedence.

    Functions are `func.func`. The reader of the old spelling (StdReader.h)
    accepts the document's own text: `func @f`, and operations without `std.`.

    Verifiers reject operations that the document calls invalid. They accept
    operations whose behavior it leaves undefined (a division by zero, a read
    out of bounds); the reference interpreter reports these.
  }];
  let dependentDialects = ["::mlir::func::FuncDialect"];
  let hasConstantMaterializer = 1;
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

/// The "integer-like" types of the document: integers (also signed and unsigned
/// ones) and `index`, because the document's examples compute with `index`.
def Std_IntegerScalar : AnyTypeOf<[AnyInteger, Index], "integer or index">;

/// A scalar, or a vector of scalars, or a ranked or unranked tensor of scalars.
class Std_Like<Type scalar, string summary>
    : AnyTypeOf<[scalar, VectorOfAnyRankOf<[scalar]>, TensorOf<[scalar]>],
                summary # ", or a vector or tensor of it">;
def Std_IntegerLike : Std_Like<Std_IntegerScalar, "integer or index">;
def Std_FloatLike : Std_Like<AnyFloat, "float">;
def Std_BoolLike : Std_Like<I1, "i1">;

def Std_SplatScalar : AnyTypeOf<[AnyInteger, AnyFloat], "integer or float">;
def Std_VectorOrTensor
    : AnyTypeOf<[AnyVectorOfAnyRank, AnyTensor], "vector or tensor">;
def Std_MemRefOrTensor
    : AnyTypeOf<[AnyRankedOrUnrankedMemRef, AnyTensor], "memref or tensor">;

/// A memref whose element type a tensor can have, so that a tensor type with
/// the same shape and element type exists.
def Std_TensorLikeMemRef
    : ConfinedType<AnyRankedOrUnrankedMemRef,
                   [CPred<"::mlir::TensorType::isValidElementType("
                          "::llvm::cast<::mlir::ShapedType>($_self)"
                          ".getElementType())">],
                   "memref whose elements a tensor can hold">;

//===----------------------------------------------------------------------===//
// Attributes and properties
//===----------------------------------------------------------------------===//

def Std_CmpIPredicate : I64EnumAttr<"CmpIPredicate", "integer comparison", [
    I64EnumAttrCase<"eq", 0>, I64EnumAttrCase<"ne", 1>,
    I64EnumAttrCase<"slt", 2>, I64EnumAttrCase<"sle", 3>,
    I64EnumAttrCase<"sgt", 4>, I64EnumAttrCase<"sge", 5>,
    I64EnumAttrCase<"ult", 6>, I64EnumAttrCase<"ule", 7>,
    I64EnumAttrCase<"ugt", 8>, I64EnumAttrCase<"uge", 9>]> {
  let cppNamespace = "::padlab::standard";
}

/// The base address of a static allocation, in bytes. The generic form shows it
/// as an i64 attribute with the same bits.
def Std_Address : IntProp<"uint64_t", "address in bytes"> {
  let convertToAttribute = [{
    return ::mlir::IntegerAttr::get(::mlir::IntegerType::get($_ctxt, 64),
                                    ::llvm::APInt(64, $_storage));
  }];
  let convertFromAttribute = [{
    auto integer = ::llvm::dyn_cast<::mlir::IntegerAttr>($_attr);
    if (!integer || !integer.getType().isSignlessInteger(64))
      return $_diag() << "expected an address, an i64";
    $_storage = integer.getValue().getZExtValue();
    return ::mlir::success();
  }];
}

//===----------------------------------------------------------------------===//
// Classes
//===----------------------------------------------------------------------===//

class Std_Op<string mnemonic, list<Trait> traits = []>
    : Op<Std_Dialect, mnemonic, traits>;

/// Requires that the number of indices equals the rank, if the rank is known.
class Std_IndexPerDimension<string shaped, string indices, string what>
    : PredOpTrait<"the number of " # what # "indices is the rank of the " #
                      shaped,
                  CPred<"hasRank($" # shaped # ".getType(), $" # indices #
                        ".size())">>;

/// Checks this rule of the document: "In an affine.if or affine.for body, the
/// indices are restricted to ..." The operation returns its restricted indices
/// in `getAffineIndices`.
def Std_AffineRestricted : NativeOpTrait<"AffineRestrictedIndices"> {
  let cppNamespace = "::padlab::standard";
}

#endif // PADLAB_DIALECT_STD_STDDIALECT_TD
