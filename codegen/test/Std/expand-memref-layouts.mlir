// RUN: padlab-opt %s --split-input-file --expand-memref-layouts --canonicalize | FileCheck %s

// The buffer is as large as the map's results need; the extent that the type
// does not tell travels beside it.
// CHECK-LABEL: func.func @permuted
// CHECK-SAME: %[[N:[^:]*]]: index
// CHECK-SAME: -> (memref<?x?xf32>, index)
func.func @permuted(%n: index, %f: f32, %i: index) -> memref<?x4xf32, affine_map<(i, j) -> (j, i)>> {
  // CHECK: %[[B:.*]] = memref.alloc
  %m = memref.alloc(%n) : memref<?x4xf32, affine_map<(i, j) -> (j, i)>>
  %c2 = arith.constant 2 : index
  // CHECK: memref.store %{{.*}}, %{{.*}}[%c2, %{{.*}}] : memref<
  memref.store %f, %m[%i, %c2] : memref<?x4xf32, affine_map<(i, j) -> (j, i)>>
  // CHECK: return %{{.*}}, %[[N]] : memref<?x?xf32>, index
  return %m : memref<?x4xf32, affine_map<(i, j) -> (j, i)>>
}

// -----

// Symbols travel, too. The map may be semi-affine.
// CHECK-LABEL: func.func @symbols
// CHECK-SAME: (%[[B:.*]]: memref<?x?xf32>, %[[S:.*]]: index, %[[I:.*]]: index)
func.func @symbols(%m: memref<8xf32, affine_map<(i)[s] -> (i floordiv s, i mod s)>>, %i: index) -> f32 {
  // CHECK: %[[Q:.*]] = arith.floordivsi %[[I]], %[[S]]
  // CHECK: %[[R:.*]] = arith.select
  // CHECK: memref.load %[[B]][%[[Q]], %[[R]]]
  %0 = memref.load %m[%i] : memref<8xf32, affine_map<(i)[s] -> (i floordiv s, i mod s)>>
  return %0 : f32
}

// -----

// Symbols may have any sign: the map is evaluated everywhere.
// CHECK-LABEL: func.func @allocate_symbols
func.func @allocate_symbols(%n: index, %s: index) -> memref<?xf32, affine_map<(i)[s] -> (i * s)>> {
  // CHECK: %[[E:.*]] = scf.for
  // CHECK: arith.maxsi
  // CHECK: memref.alloc(%[[E]]) : memref<?xf32>
  %m = memref.alloc(%n)[%s] : memref<?xf32, affine_map<(i)[s] -> (i * s)>>
  return %m : memref<?xf32, affine_map<(i)[s] -> (i * s)>>
}

// -----

// Views are upstream's business.
// CHECK-LABEL: func.func @view
// CHECK: memref.subview %{{.*}} to memref<2xf32, strided<[1], offset: 1>>
func.func @view(%m: memref<4xf32>, %i: index) -> f32 {
  %0 = memref.subview %m[1] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1], offset: 1>>
  %1 = memref.load %0[%i] : memref<2xf32, strided<[1], offset: 1>>
  return %1 : f32
}
