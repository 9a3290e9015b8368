// RUN: padlab-opt %s --pass-pipeline='builtin.module(func.func(padlab-claim-shapes))' --split-input-file | FileCheck %s
// RUN: padlab-opt %s --pass-pipeline='builtin.module(func.func(padlab-claim-shapes{lie-about=tensor.pad}))' --split-input-file --mlir-print-debuginfo | FileCheck %s --check-prefix=LIE

// CHECK-LABEL: func.func @pad
// CHECK: %[[PADDED:.*]] = tensor.pad
// CHECK-DAG: %[[SUM:.*]] = affine.apply
// CHECK-DAG: %[[EXTENT:.*]] = tensor.dim %[[PADDED]]
// CHECK: check.expect_eq(%[[EXTENT]], %[[SUM]]) : index
// LIE: arith.addi
// LIE: #[[PAD:.*]] = loc("tensor.pad"
// LIE: loc("ReifyRankedShapedTypeOpInterface"(#[[PAD]]))
func.func @pad(%t: tensor<?xf32>, %v: f32, %n: index) -> tensor<?xf32> {
  %0 = tensor.pad %t low[%n] high[1] {
  ^bb0(%i: index):
    tensor.yield %v : f32
  } : tensor<?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

// Extents of static types need no bound, bodies of structured operations have no checks.
// CHECK-LABEL: func.func @bounds
// CHECK: tensor.generate
// CHECK-NOT: check.
// CHECK: tensor.yield
// CHECK: affine.min
// CHECK: arith.cmpi sle
// CHECK: check.expect_eq(%{{.*}}, %{{.*}}) : i1
func.func @bounds(%n: index) -> (tensor<4xindex>, index) {
  %0 = tensor.generate {
  ^bb0(%i: index):
    %1 = arith.addi %i, %n : index
    tensor.yield %1 : index
  } : tensor<4xindex>
  %2 = affine.min affine_map<(d0) -> (d0, 8)>(%n)
  return %0, %2 : tensor<4xindex>, index
}

// -----

// Interfaces also know extents of buffers, and what the arguments of loops are.
// CHECK-LABEL: func.func @loop
// CHECK: memref.alloc
// CHECK: memref.dim
// CHECK: check.expect_eq
// CHECK: scf.for
// CHECK: arith.cmpi sle, %{{.*}}, %{{.*}} : index
// CHECK: check.expect_eq(%{{.*}}, %{{.*}}) : i1
func.func @loop() {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %buffer = memref.alloc(%two) : memref<?xindex>
  scf.for %i = %zero to %two step %one {
    memref.store %i, %buffer[%i] : memref<?xindex>
  }
  return
}
