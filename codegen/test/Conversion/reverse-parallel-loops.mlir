// The last iteration first; a reduction of floats keeps its order.
//
// RUN: padlab-opt %s --reverse-parallel-loops | FileCheck %s

// CHECK-LABEL: func @stores
// CHECK-SAME: %[[M:.*]]: memref<?xindex>, %[[LOWER:.*]]: index, %[[UPPER:.*]]: index, %[[STEP:.*]]: index
// CHECK: %[[EXTENT:.*]] = arith.subi %[[UPPER]], %[[LOWER]]
// CHECK: %[[REST:.*]] = arith.subi %[[EXTENT]]
// CHECK: %[[STEPS:.*]] = arith.divsi %[[REST]], %[[STEP]]
// CHECK: %[[DISTANCE:.*]] = arith.muli %[[STEPS]], %[[STEP]]
// CHECK: %[[LAST:.*]] = arith.addi %[[LOWER]], %[[DISTANCE]]
// CHECK: %[[SUM:.*]] = arith.addi %[[LOWER]], %[[LAST]]
// CHECK: scf.parallel (%[[I:.*]]) =
// CHECK: %[[MIRRORED:.*]] = arith.subi %[[SUM]], %[[I]]
// CHECK: memref.store %[[MIRRORED]], %[[M]][%[[MIRRORED]]]
func.func @stores(%m: memref<?xindex>, %lower: index, %upper: index, %step: index) {
  scf.parallel (%i) = (%lower) to (%upper) step (%step) {
    memref.store %i, %m[%i] : memref<?xindex>
    scf.reduce
  }
  return
}

// CHECK-LABEL: func @sums
// CHECK-NOT: arith.subi
// CHECK: return
func.func @sums(%m: memref<?xf32>, %lower: index, %upper: index, %step: index) -> f32 {
  %zero = arith.constant 0.0 : f32
  %sum = scf.parallel (%i) = (%lower) to (%upper) step (%step) init (%zero) -> f32 {
    %x = memref.load %m[%i] : memref<?xf32>
    scf.reduce(%x : f32) {
    ^bb0(%a: f32, %b: f32):
      %s = arith.addf %a, %b : f32
      scf.reduce.return %s : f32
    }
  }
  return %sum : f32
}

// CHECK-LABEL: func @all
// CHECK: scf.forall (%[[I:.*]], %[[J:.*]]) in (4, %{{.*}})
// CHECK: arith.subi %{{.*}}, %[[I]]
// CHECK: arith.subi %{{.*}}, %[[J]]
func.func @all(%m: memref<?x?xindex>, %n: index) {
  scf.forall (%i, %j) in (4, %n) {
    memref.store %i, %m[%i, %j] : memref<?x?xindex>
  }
  return
}
