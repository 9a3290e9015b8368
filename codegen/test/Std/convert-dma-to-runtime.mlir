// RUN: padlab-opt %s --convert-dma-to-runtime --canonicalize | FileCheck %s

// CHECK: llvm.func @padlab_dma_wait(i64, i64)
// CHECK: llvm.func @padlab_dma_element(i64, i64, i64)
// CHECK: llvm.func @padlab_dma_start(i64, i64)
// CHECK-LABEL: func.func @transfer
func.func @transfer(%s: memref<4x8xf32>, %d: memref<8xf32>, %t: memref<2xi32>, %i: index, %n: index) {
  // CHECK: llvm.call @padlab_dma_start
  // Elements are numbered in the order of the shape.
  // CHECK: scf.for
  // CHECK: arith.remui %{{.*}}, %c8
  // CHECK: llvm.call @padlab_dma_element
  memref.dma_start %s[%i, %i], %d[%i], %n, %t[%i] : memref<4x8xf32>, memref<8xf32>, memref<2xi32>
  // CHECK: llvm.call @padlab_dma_wait
  memref.dma_wait %t[%i], %n : memref<2xi32>
  return
}
