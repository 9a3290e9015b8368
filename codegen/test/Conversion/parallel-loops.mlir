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

// What is reduced may be what the body has computed, whatever is handed on.
// CHECK-LABEL: func.func @captures
// CHECK:         %[[R:.*]] = scf.for
// CHECK:           %[[Z:.*]] = arith.addi
// CHECK:           scf.yield %[[Z]]
// CHECK:         return %[[R]]
func.func @captures(%l: index, %u: index, %s: index, %x: i16, %y: i16) -> i16 {
  %0 = scf.parallel (%i) = (%l) to (%u) step (%s) init (%x) -> i16 {
    %z = arith.addi %x, %y : i16
    scf.reduce(%y : i16) {
    ^bb0(%a: i16, %b: i16):
      scf.reduce.return %z : i16
    }
  }
  return %0 : i16
}
