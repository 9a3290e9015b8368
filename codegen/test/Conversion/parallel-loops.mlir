// Parallel loops, one iteration after the other, with and without reductions.
// RUN: padlab-opt %s --pass-pipeline="builtin.module(func.func(padlab-buffers-to-loops))" | FileCheck %s

// CHECK-LABEL: func.func @forall
// CHECK-NOT:     scf.forall
// CHECK:         scf.for
// CHECK:           scf.for
// CHECK:             memref.store
func.func @forall(%n: index, %m: memref<?x3xi32>, %v: i32) {
  scf.forall (%i, %j) in (%n, 3) {
    memref.store %v, %m[%i, %j] : memref<?x3xi32>
  }
  return
}

// CHECK-LABEL: func.func @reduce
// CHECK-SAME:    %[[L:.*]]: index, %[[U:.*]]: index, %[[S:.*]]: index, %[[Z:.*]]: f32
// CHECK-NOT:     scf.parallel
// CHECK:         %[[R:.*]] = scf.for %{{.*}} = %[[L]] to %[[U]] step %[[S]] iter_args(%[[T:.*]] = %[[Z]]) -> (f32)
// CHECK:           %[[X:.*]] = memref.load
// CHECK:           %[[Y:.*]] = arith.addf %[[T]], %[[X]]
// CHECK:           scf.yield %[[Y]]
// CHECK:         return %[[R]]
func.func @reduce(%l: index, %u: index, %s: index, %z: f32, %m: memref<?xf32>) -> f32 {
  %0 = scf.parallel (%i) = (%l) to (%u) step (%s) init (%z) -> f32 {
    %x = memref.load %m[%i] : memref<?xf32>
    scf.reduce(%x : f32) {
    ^bb0(%a: f32, %b: f32):
      %y = arith.addf %a, %b : f32
      scf.reduce.return %y : f32
    }
  }
  return %0 : f32
}
