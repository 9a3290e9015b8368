//===- Check.td - assertions inside programs ---------------*- tablegen -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_DIALECT_CHECK_CHECK_TD
#define PADLAB_DIALECT_CHECK_CHECK_TD

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Check_Dialect : Dialect {
  let name = "check";
  let cppNamespace = "::padlab::check";
  let summary = "Assertions inside programs";
  let description = [{
    The `check` dialect lets a program state what it must compute, so that a
    test carries its own expected values. Every operation means the same in the
    reference interpreter and in native code: where it does not hold, the run
    ends with the verdict that a check failed, and says which one.

    An assertion is an effect. No pass may remove one, and none becomes part of
    the values that the program computes.
  }];
}

/// What can be compared: the scalars that have bits, and tensors of them.
def Check_Scalar : AnyTypeOf<[AnySignlessInteger, Index, AnyFloat],
                             "signless integer, index or float">;
def Check_Value : AnyTypeOf<[Check_Scalar, RankedTensorOf<[Check_Scalar]>],
                            "scalar or ranked tensor of scalars">;

/// An assertion. The write keeps it alive through dead code elimination.
class Check_ExpectOp<string mnemonic, list<Trait> traits = []>
    : Op<Check_Dialect, "expect_" # mnemonic,
         !listconcat(traits, [MemoryEffects<[MemWrite]>])>;

def Check_ExpectEqOp : Check_ExpectOp<"eq", [SameTypeOperands]> {
  let summary = "Both values are bit-exactly equal";
  let description = [{
    Holds when `actual` and `expected` have the same extents and the same bits
    in every element, where every NaN equals every NaN. Zeros of different sign
    differ. Reading an uninitialized element of either is undefined.

    Example:

    ```mlir
    %expected = arith.constant dense<[0.0, 1.5, 0.0]> : tensor<3xf32>
    check.expect_eq(%padded, %expected) : tensor<3xf32>
    ```
  }];
  let arguments = (ins Check_Value:$actual, Check_Value:$expected);
  let assemblyFormat =
      "`(` $actual `,` $expected `)` attr-dict `:` type($actual)";
}

#endif // PADLAB_DIALECT_CHECK_CHECK_TD
