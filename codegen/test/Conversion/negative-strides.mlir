// Addresses that may step back promise nothing; all others do, as upstream
// makes them.
// RUN: padlab-opt %s --split-input-file --pass-pipeline="builtin.module(func.func(padlab-buffers-to-loops),padlab-loops-to-llvm)" | FileCheck %s

// CHECK-LABEL: llvm.func @forwards
// CHECK:         llvm.mul {{.*}} overflow<nsw, nuw>
// CHECK:         llvm.getelementptr inbounds|nuw
func.func @forwards(%m: memref<?x4xf32>, %i: index) -> f32 {
  %0 = memref.subview %m[1, 0] [2, 2] [1, 2] : memref<?x4xf32> to memref<2x2xf32, strided<[4, 2], offset: 4>>
  %1 = memref.load %0[%i, %i] : memref<2x2xf32, strided<[4, 2], offset: 4>>
  return %1 : f32
}

// -----

// CHECK-LABEL: llvm.func @backwards
// CHECK-NOT:     padlab
// CHECK-NOT:     overflow
// CHECK-NOT:     nuw
// CHECK:         llvm.return
func.func @backwards(%m: memref<?x4xf32>, %i: index) -> f32 {
  %0 = memref.subview %m[1, 3] [2, 2] [1, -1] : memref<?x4xf32> to memref<2x2xf32, strided<[4, -1], offset: 7>>
  %1 = memref.load %0[%i, %i] : memref<2x2xf32, strided<[4, -1], offset: 7>>
  return %1 : f32
}

// -----

// CHECK-LABEL: llvm.func @unknown
// CHECK-NOT:     overflow
// CHECK:         llvm.return
func.func @unknown(%m: memref<4xf32>, %s: index, %i: index) -> f32 {
  %0 = memref.subview %m[1] [2] [%s] : memref<4xf32> to memref<2xf32, strided<[?], offset: 1>>
  %1 = memref.load %0[%i] : memref<2xf32, strided<[?], offset: 1>>
  return %1 : f32
}
