//===- StdArith.td - elementwise operations, constants, casts -*- tablegen -*-//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_DIALECT_STD_STDARITH_TD
#define PADLAB_DIALECT_STD_STDARITH_TD

include "padlab/dialect/Std/StdDialect.td"

include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CastInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

/// An operation that computes its one result element by element.
class Std_ElementwiseOp<string mnemonic, list<Trait> traits = []>
    : Std_Op<mnemonic, !listconcat([NoMemoryEffect], ElementwiseMappable.traits,
                                   traits)>;

/// An elementwise operation with one operand and a result of the operand's
/// type.
class Std_UnaryOp<string mnemonic, string what>
    : Std_ElementwiseOp<mnemonic, [AlwaysSpeculatableImplTrait,
                                   ConditionallySpeculatable,
                                   AllTypesMatch<["operand", "result"]>]> {
  let summary = what;
  let description = "The " # what # [{ of a float, or of each element of a vector
    or tensor of floats.

    ```mlir
    %a = std.}] # mnemonic # [{ %b : f64
    %f = std.}] # mnemonic # [{ %g : vector<4xf32>
    %x = std.}] # mnemonic # [{ %y : tensor<4x?xf8E5M2>
    ```
  }];
  let arguments = (ins Std_FloatLike:$operand);
  let results = (outs Std_FloatLike:$result);
  let assemblyFormat = "$operand attr-dict `:` type($result)";
}

/// An elementwise operation with two operands and a result, all of one type.
class Std_BinaryOp<string mnemonic, Type type, string what, list<Trait> traits>
    : Std_ElementwiseOp<mnemonic,
          !listconcat([SameOperandsAndResultType], traits,
                      // SameOperandsAndResultType also accepts types with
                      // different, but compatible shapes.
                      [AllTypesMatch<["lhs", "rhs", "result"]>])> {
  let summary = what;
  let arguments = (ins type:$lhs, type:$rhs);
  let results = (outs type:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($result)";
}

/// A binary operation that is defined for all values of its operands.
class Std_TotalOp<string mnemonic, Type type, string what,
                  list<Trait> traits = []>
    : Std_BinaryOp<mnemonic, type, what,
                   !listconcat([AlwaysSpeculatableImplTrait,
                                ConditionallySpeculatable], traits)>;

class Std_FloatBinaryOp<string mnemonic, string what, list<Trait> traits = []>
    : Std_TotalOp<mnemonic, Std_FloatLike, what, traits> {
  let description = [{
    ```mlir
    %a = std.}] # mnemonic # [{ %b, %c : f64
    %f = std.}] # mnemonic # [{ %g, %h : vector<4xf32>
    %x = std.}] # mnemonic # [{ %y, %z : tensor<4x?xbf16>
    ```
  }];
}

class Std_IntegerBinaryOp<string mnemonic, string what, list<Trait> traits = []>
    : Std_TotalOp<mnemonic, Std_IntegerLike, what, traits> {
  let description = [{
    ```mlir
    %a = std.}] # mnemonic # [{ %b, %c : i64
    %f = std.}] # mnemonic # [{ %g, %h : vector<4xi32>
    %x = std.}] # mnemonic # [{ %y, %z : tensor<4x?xi8>
    ```
  }];
  let hasFolder = 1;
}

/// A division. It must not be speculated, because it is undefined for some
/// divisors.
class Std_DivisionOp<string mnemonic, string what>
    : Std_BinaryOp<mnemonic, Std_IntegerLike, what, []> {
  let description = [{
    Division by zero, and signed division of the minimum by -1, are undefined,
    because the document does not define them.

    ```mlir
    %a = std.}] # mnemonic # [{ %b, %c : i64
    %f = std.}] # mnemonic # [{ %g, %h : vector<4xi32>
    %x = std.}] # mnemonic # [{ %y, %z : tensor<4x?xi8>
    ```
  }];
}

//===----------------------------------------------------------------------===//
// Unary operations
//===----------------------------------------------------------------------===//

def Std_AbsFOp : Std_UnaryOp<"absf", "absolute value">;
def Std_CeilFOp : Std_UnaryOp<"ceilf", "ceiling">;
def Std_CosOp : Std_UnaryOp<"cos", "cosine">;
def Std_ExpOp : Std_UnaryOp<"exp", "natural exponential">;
def Std_NegFOp : Std_UnaryOp<"negf", "negation">;
def Std_SqrtOp : Std_UnaryOp<"sqrt", "square root">;
def Std_TanhOp : Std_UnaryOp<"tanh", "hyperbolic tangent">;

//===----------------------------------------------------------------------===//
// Arithmetic operations
//===----------------------------------------------------------------------===//

def Std_AddFOp : Std_FloatBinaryOp<"addf", "Sum", [Commutative]>;
def Std_MulFOp : Std_FloatBinaryOp<"mulf", "Product", [Commutative]>;
def Std_CopySignOp
    : Std_FloatBinaryOp<"copysign", "Magnitude of lhs with the sign of rhs">;

def Std_AddIOp
    : Std_IntegerBinaryOp<"addi", "Sum, modulo 2^width", [Commutative]>;
def Std_AndOp : Std_IntegerBinaryOp<"and", "Bitwise and",
                                    [Commutative, Idempotent]>;
def Std_OrOp : Std_IntegerBinaryOp<"or", "Bitwise or",
                                   [Commutative, Idempotent]>;
def Std_XOrOp
    : Std_IntegerBinaryOp<"xor", "Bitwise exclusive or", [Commutative]>;

def Std_DivISOp
    : Std_DivisionOp<"divis", "Signed quotient, rounded towards zero">;
def Std_DivIUOp
    : Std_DivisionOp<"diviu", "Unsigned quotient, rounded towards zero">;
def Std_RemISOp
    : Std_DivisionOp<"remis", "Remainder of the signed division">;
def Std_RemIUOp
    : Std_DivisionOp<"remiu", "Remainder of the unsigned division">;

def Std_CmpIOp
    : Std_ElementwiseOp<"cmpi", [
          AlwaysSpeculatableImplTrait, ConditionallySpeculatable,
          AllTypesMatch<["lhs", "rhs"]>,
          TypesMatchWith<"the result is i1 of the operands' shape", "lhs",
                         "result", "getI1SameShape($_self)">]> {
  let summary = "Comparison of integers";
  let description = [{
    The predicate is a string in the custom form and an i64 in the generic form:
    "eq" 0, "ne" 1, "slt" 2, "sle" 3, "sgt" 4, "sge" 5, "ult" 6, "ule" 7,
    "ugt" 8, "uge" 9.

    ```mlir
    %x = std.cmpi "slt", %lhs, %rhs : i32
    %y = "std.cmpi"(%lhs, %rhs) {predicate = 2 : i64} : (i32, i32) -> i1
    ```
  }];
  let arguments = (ins Std_CmpIPredicate:$predicate, Std_IntegerLike:$lhs,
                       Std_IntegerLike:$rhs);
  let results = (outs Std_BoolLike:$result);
  let assemblyFormat = [{
    custom<Predicate>($predicate) `,` $lhs `,` $rhs attr-dict `:` type($lhs)
  }];
  let hasFolder = 1;
}

def Std_SelectOp
    : Std_ElementwiseOp<"select", [
          AlwaysSpeculatableImplTrait, ConditionallySpeculatable,
          AllTypesMatch<["trueValue", "falseValue", "result"]>,
          TypesMatchWith<"the condition is i1 of the values' shape", "result",
                         "condition", "getI1SameShape($_self)">]> {
  let summary = "Choice between two values";
  let description = [{
    Returns the second operand if the condition is 1, and the third operand
    otherwise. For vectors and tensors, the choice is made for each element.

    ```mlir
    %x = std.select %cond, %true, %false : i32
    %y = "std.select"(%vcond, %vtrue, %vfalse)
        : (vector<42xi1>, vector<42xf32>, vector<42xf32>) -> vector<42xf32>
    ```
  }];
  let arguments = (ins Std_BoolLike:$condition, AnyType:$trueValue,
                       AnyType:$falseValue);
  let results = (outs AnyType:$result);
  let assemblyFormat = [{
    $condition `,` $trueValue `,` $falseValue attr-dict `:` type($result)
  }];
  let hasFolder = 1;
}

//===----------------------------------------------------------------------===//
// Constants and casts
//===----------------------------------------------------------------------===//

def Std_ConstantOp
    : Std_Op<"constant", [ConstantLike, Pure,
                          DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "Value of an attribute";
  let description = [{
    Returns an integer, float, tensor or vector constant, or a reference to a
    function.

    ```mlir
    %1 = std.constant 42 : i32
    %3 = std.constant @myfn : (tensor<16xf32>, f32) -> tensor<16xf32>
    // Equivalent generic forms
    %2 = "std.constant"() {value = 42 : i32} : () -> i32
    %4 = "std.constant"() {value = @myfn}
        : () -> ((tensor<16xf32>, f32) -> tensor<16xf32>)
    ```
  }];
  let arguments = (ins AnyAttr:$value);
  let results = (outs AnyType:$result);
  let builders = [
    OpBuilder<(ins "::mlir::TypedAttr":$value),
              [{ build($_builder, $_state, value.getType(), value); }]>,
    OpBuilder<(ins "::mlir::func::FuncOp":$function), [{
      build($_builder, $_state, function.getFunctionType(),
            ::mlir::FlatSymbolRefAttr::get(function));
    }]>];
  let assemblyFormat = "attr-dict custom<Constant>($value, type($result))";
  let extraClassDeclaration = [{
    /// Whether a constant of `type` can hold `value`.
    static bool isBuildableWith(::mlir::Attribute value, ::mlir::Type type);
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
}

/// A conversion that does not change any element. Each trait in `rules` checks
/// one rule of the conversion.
class Std_CastOp<string mnemonic, Type type, list<Trait> rules>
    : Std_Op<mnemonic, !listconcat([NoMemoryEffect], rules, [
          PredOpTrait<"the element types are the same",
                      CPred<"getElementTypeOrSelf($source) == "
                            "getElementTypeOrSelf($result)">>,
          PredOpTrait<"the ranks are the same where both are known",
                      CPred<"haveSameRank($source.getType(), "
                            "$result.getType())">>,
          PredOpTrait<"constant dimensions match",
                      CPred<"haveMatchingDimensions($source.getType(), "
                            "$result.getType())">>,
          DeclareOpInterfaceMethods<CastOpInterface>])> {
  let arguments = (ins type:$source);
  let results = (outs type:$result);
  let assemblyFormat =
      "$source attr-dict `:` type($source) `to` type($result)";
  let hasFolder = 1;
}

def Std_MemRefCastOp
    : Std_CastOp<"memref_cast", AnyRankedOrUnrankedMemRef, [
          PredOpTrait<"not both memrefs are unranked",
                      CPred<"isRanked($source.getType()) || "
                            "isRanked($result.getType())">>,
          PredOpTrait<"the memory spaces are the same",
                      CPred<"haveSameMemorySpace($source.getType(), "
                            "$result.getType())">>,
          PredOpTrait<"the layout maps are the same",
                      CPred<"haveSameLayout($source.getType(), "
                            "$result.getType())">>]> {
  let summary = "Conversion between equivalent memref types";
  let description = [{
    Either both types have the same rank, element type, layout and memory space
    and their constant dimensions match, or exactly one is unranked and element
    type and memory space are the same. If a dimension is constant only in the
    result, the program must ensure that the source has this extent at run time.

    ```mlir
    %3 = std.memref_cast %2 : memref<4x?xf32> to memref<?x?xf32>
    %4 = std.memref_cast %3 : memref<?x?xf32> to memref<4x?xf32>
    %5 = std.memref_cast %3 : memref<?x?xf32> to memref<*xf32>
    %6 = std.memref_cast %5 : memref<*xf32> to memref<?x?xf32>
    ```
  }];
}

def Std_TensorCastOp : Std_CastOp<"tensor_cast", AnyTensor, []> {
  let summary = "Conversion between equivalent tensor types";
  let description = [{
    Both types have the same element type. If both are ranked, the ranks are the
    same and constant dimensions match.

    ```mlir
    %2 = std.tensor_cast %1 : tensor<*xf32> to tensor<?x?xf32>
    %3 = "std.tensor_cast"(%2) : (tensor<?x?xf32>) -> tensor<4x?xf32>
    ```
  }];
}

#endif // PADLAB_DIALECT_STD_STDARITH_TD
