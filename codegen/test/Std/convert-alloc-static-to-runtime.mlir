// RUN: padlab-opt %s --convert-alloc-static-to-runtime --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @fixed
func.func @fixed() -> memref<4x8xf32> {
  // CHECK-DAG: %[[ADDRESS:.*]] = arith.constant 19081728 : i64
  // CHECK-DAG: %[[BYTES:.*]] = arith.constant 128 : i64
  // CHECK: llvm.call @padlab_alloc_static(%[[ADDRESS]], %[[BYTES]])
  // CHECK: builtin.unrealized_conversion_cast
  %0 = std.alloc_static(0x1232a00) : memref<4x8xf32>
  return %0 : memref<4x8xf32>
}
