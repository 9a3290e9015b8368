//===- Check.td - assertions inside programs ---------------*- tablegen -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_DIALECT_CHECK_CHECK_TD
#define PADLAB_DIALECT_CHECK_CHECK_TD

include "padlab/dialect/LLVMVersion.td"

include "mlir/Dialect/Shape/IR/ShapeBase.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/Properties.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Check_Dialect : Padlab_Dialect {
  let name = "check";
  let cppNamespace = "::padlab::check";
  let summary = "Assertions inside programs";
  let description = [{
    The `check` dialect lets a program state what it must compute, so that a
    test carries its own expected values. Every operation has the same meaning
    in the reference interpreter and in native code: if its condition does not
    hold, the run ends with the verdict that a check failed, and names the
    check.

    An assertion has a side effect, so that no pass may remove it. It does not
    affect the values that the program computes.

    The lowering to native code encodes values of the shape dialect. Operands of
    an assertion on such a value have type `index` or `tensor<?xindex>`, and
    represent a `!shape.size` or a `!shape.shape` (ShapeEncoding.h). The mark
    `encoded` says so for `check.expect_eq` and `check.expect_shape`;
    `check.expect_error` needs no mark.
  }];
}

//===----------------------------------------------------------------------===//
// Types of asserted values
//===----------------------------------------------------------------------===//

def Check_Scalar : AnyTypeOf<[AnyInteger, Index, AnyFloat, AnyComplex],
                             "integer, index, float or complex">;
def Check_Float : AnyTypeOf<[AnyFloat, Complex<AnyFloat>],
                            "float or complex of floats">;

/// Scalars of one kind, and tensors and fixed vectors of them.
class Check_ScalarOrShaped<Type scalar>
    : AnyTypeOf<[scalar, RankedTensorOf<[scalar]>, UnrankedTensorOf<[scalar]>,
                 FixedVectorOfAnyRank<[scalar]>],
                scalar.summary # ", or tensor or fixed vector of it">;

def Check_Shape
    : AnyTypeOf<[Shape_SizeType, Shape_ShapeType, Shape_WitnessType],
                "!shape.size, !shape.shape or !shape.witness">;
def Check_Value : AnyTypeOf<[Check_ScalarOrShaped<Check_Scalar>, Check_Shape]>;
def Check_FloatValue : AnyTypeOf<[Check_ScalarOrShaped<Check_Float>]>;

/// Types that have extents. A plain `tensor<?xindex>` counts as a tensor of
/// rank 1, not as an encoded shape.
def Check_Shaped : AnyTypeOf<[AnyTensor, AnyFixedVectorOfAnyRank,
                              Shape_ShapeType],
                             "tensor, fixed vector or !shape.shape">;

/// Types that can hold an error, either directly or encoded.
def Check_Erroneous : AnyTypeOf<[Shape_SizeType, Shape_ShapeType, Index,
                                 1DTensorOf<[Index]>],
                                "!shape.size or !shape.shape, also encoded">;

def Check_ExtentsOrAny
    : AttrConstraint<
          CPred<"::llvm::all_of("
                "::llvm::cast<::mlir::DenseI64ArrayAttr>($_self).asArrayRef(), "
                "[](int64_t extent) { return extent >= 0 || "
                "::mlir::ShapedType::isDynamic(extent); })">,
          "whose extents are not negative, or `?`">;

//===----------------------------------------------------------------------===//
// Assertions
//===----------------------------------------------------------------------===//

/// An assertion. Its write effect prevents dead code elimination.
class Check_ExpectOp<string mnemonic, list<Trait> traits = []>
    : Op<Check_Dialect, "expect_" # mnemonic,
         !listconcat(traits, [MemoryEffects<[MemWrite]>])>;

def Check_ExpectEqOp : Check_ExpectOp<"eq", [SameTypeOperands]> {
  let summary = "Both values are bit-exactly equal";
  let description = [{
    Holds when `actual` and `expected` have the same extents and the same bits
    in every element, except that all NaNs are equal. The parts of complex
    numbers are compared separately. Zeros of different sign differ. If an
    element of `actual` or `expected` is uninitialized, the program is
    undefined.

    Sizes, shapes and witnesses are equal when they are the same value: unknown
    equals unknown, unranked equals unranked, and invalid equals invalid, even
    if their messages differ (see `check.expect_error`).

    Example:

    ```mlir
    %expected = arith.constant dense<[0.0, 1.5, 0.0]> : tensor<3xf32>
    check.expect_eq(%padded, %expected) : tensor<3xf32>
    check.expect_eq(%shape, %other) : !shape.shape
    check.expect_eq(%code, %other_code) encoded : tensor<?xindex>
    ```
  }];
  let arguments = (ins Check_Value:$actual, Check_Value:$expected,
                       UnitProp:$encoded);
  let assemblyFormat = [{
    `(` $actual `,` $expected `)` (`encoded` $encoded^)? attr-dict
    `:` type($actual)
  }];
  let hasVerifier = 1;
}

def Check_ExpectCloseOp : Check_ExpectOp<"close", [SameTypeOperands]> {
  let summary = "Both values are equal up to a number of ULP";
  let description = [{
    Holds when `actual` and `expected` have the same extents and the distance of
    each element to its counterpart is at most `ulps`. The distance is the
    number of steps from one representable number to the next. Both zeros count
    as one number, and infinity is one step beyond the largest number. A NaN
    equals every NaN and no other value. The parts of complex numbers are
    compared separately. If an element of `actual` or `expected` is
    uninitialized, the program is undefined.

    For a distance of zero, use `check.expect_eq`.

    Example:

    ```mlir
    check.expect_close(%root, %expected) ulps(2) : tensor<?xf32>
    ```
  }];
  let arguments = (ins
    Check_FloatValue:$actual, Check_FloatValue:$expected,
    ConfinedProp<I32Prop, CPred<"$_self > 0">, "positive number of ULP">:$ulps);
  let assemblyFormat = [{
    `(` $actual `,` $expected `)` `ulps` `(` $ulps `)` attr-dict
    `:` type($actual)
  }];
}

def Check_ExpectShapeOp : Check_ExpectOp<"shape"> {
  let summary = "A value has these extents";
  let description = [{
    Holds when `value` has as many dimensions as `extents`, and each dimension
    has the given extent; `?` admits any extent. A `!shape.shape` must be
    ranked; only `?` admits an unknown extent of it.

    Example:

    ```mlir
    check.expect_shape(%t, [2, ?, 4]) : tensor<*xf32>
    check.expect_shape(%scalar, []) : tensor<f32>
    check.expect_shape(%shape, [2, ?]) : !shape.shape
    check.expect_shape(%code, [2, ?]) encoded : tensor<?xindex>
    ```
  }];
  let arguments = (ins
    Check_Shaped:$value,
    ConfinedAttr<DenseI64ArrayAttr, [Check_ExtentsOrAny]>:$extents,
    UnitProp:$encoded);
  let assemblyFormat = [{
    `(` $value `,` custom<Extents>($extents) `)` (`encoded` $encoded^)?
    attr-dict `:` type($value)
  }];
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    /// Returns the extents as text, such as `[2, ?, 4]`.
    std::string getExtentsText();
  }];
}

def Check_ExpectErrorOp : Check_ExpectOp<"error"> {
  let summary = "The program ends with an error, or a value is an error";
  let description = [{
    Without an operand, announces that the run ends with an error of the program
    itself (a failing assertion or constraint) whose message contains `text`.
    The check holds when the run ends with such an error. It fails when the
    entry returns or the message is different. If there are several
    announcements, all of them must hold.

    With an operand, holds when the size or shape is invalid at this point of
    the program, with a message that contains `text`. An empty text admits every
    message, and also values without a message. An encoded operand contains only
    the code of its message, so `codes` lists the codes of all messages that
    contain `text`.

    Example:

    ```mlir
    check.expect_error "required broadcastable shapes"
    %w = shape.cstr_broadcastable %a, %b : !shape.shape, !shape.shape

    check.expect_error(%size) "division by zero" : !shape.size
    ```
  }];
  let arguments = (ins Optional<Check_Erroneous>:$value, StrAttr:$text,
                       OptionalAttr<DenseI64ArrayAttr>:$codes);
  let assemblyFormat = [{
    (`(` $value^ `)`)? $text (`codes` $codes^)? attr-dict (`:` type($value)^)?
  }];
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    /// Whether this operation expects that the run ends with an error (rather
    /// than that its operand holds an error).
    bool isAnnouncement() { return !getValue(); }
  }];
}

#endif // PADLAB_DIALECT_CHECK_CHECK_TD
