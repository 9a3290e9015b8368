// A program that stops itself: a result, not a defect of anyone's.

// RUN: padlab-run %s 2>&1 | FileCheck %s -DWAY=unfused
// RUN: padlab-run %s --pipeline=reference 2>&1 | FileCheck %s -DWAY=reference
// RUN: padlab-run %s --json | FileCheck %s --check-prefix=JSON
// RUN: padlab-opt %s --convert-assert-to-runtime | FileCheck %s --check-prefix=IR

// CHECK: errors.mlir: error: [[WAY]]: error: the sum is negative
// JSON: "message":"the sum is negative",{{.*}}"results":[],"status":"error"

// IR: llvm.mlir.global internal constant @[[TEXT:.*]]("the sum is negative\00")
// IR: llvm.func @padlab_error(!llvm.ptr)
// IR-LABEL: @main
// IR: scf.if
// IR: llvm.mlir.addressof @[[TEXT]]
// IR: llvm.call @padlab_error
// IR: scf.if
// IR: llvm.mlir.addressof @[[TEXT]]
// IR: llvm.call @padlab_error
// IR-NOT: cf.assert

func.func @main(%a: i32 {padlab.value = -3 : i32}, %b: i32 {padlab.value = 2 : i32})
    -> i32 attributes {padlab.seed = 1 : i64} {
  %zero = arith.constant 0 : i32
  %sum = arith.addi %a, %b : i32
  %holds = arith.cmpi sge, %sum, %zero : i32
  cf.assert %holds, "the sum is negative"
  cf.assert %holds, "the sum is negative"
  return %sum : i32
}
