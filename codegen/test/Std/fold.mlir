// RUN: padlab-opt --std --canonicalize %s | FileCheck %s

// The document: "Always returns 4, can be constant folded".
// CHECK-LABEL: @dim
func @dim(%A : tensor<4x?xf32>) -> (index, index) {
  // CHECK: %[[C:.*]] = std.constant 4 : index
  // CHECK: %[[D:.*]] = std.dim %arg0, 1
  %x = dim %A, 0 : tensor<4x?xf32>
  %y = dim %A, 1 : tensor<4x?xf32>
  // CHECK: return %[[C]], %[[D]]
  return %x, %y : index, index
}

// CHECK-LABEL: @integers
func @integers(%a : i8) -> (i8, i8, i8, i8, i1, i8, tensor<2xi4>) {
  %c = constant 100 : i8
  %d = constant 60 : i8
  // CHECK-DAG: %[[SUM:.*]] = std.constant -96 : i8
  %0 = addi %c, %d : i8
  // CHECK-DAG: %[[AND:.*]] = std.constant 36 : i8
  %1 = and %c, %d : i8
  // CHECK-DAG: %[[OR:.*]] = std.constant 124 : i8
  %2 = or %c, %d : i8
  // CHECK-DAG: %[[XOR:.*]] = std.constant 88 : i8
  %3 = xor %c, %d : i8
  // CHECK-DAG: %[[CMP:.*]] = std.constant true
  %4 = cmpi "ult", %3, %c : i8
  %5 = select %4, %a, %c : i8
  %6 = constant dense<[7, 1]> : tensor<2xi4>
  // CHECK-DAG: %[[T:.*]] = std.constant dense<[-2, 2]> : tensor<2xi4>
  %7 = addi %6, %6 : tensor<2xi4>
  // CHECK: return %[[SUM]], %[[AND]], %[[OR]], %[[XOR]], %[[CMP]], %arg0, %[[T]]
  return %0, %1, %2, %3, %4, %5, %7 : i8, i8, i8, i8, i1, i8, tensor<2xi4>
}

// What is undefined stays where it is, and what no one uses goes.
// CHECK-LABEL: @division
func @division(%p : i1) -> i32 {
  %c = constant 1 : i32
  %z = constant 0 : i32
  // CHECK: %[[Q:.*]] = std.divis
  // CHECK-NOT: std.remiu
  %q = divis %c, %z : i32
  %r = remiu %c, %z : i32
  // CHECK: return %[[Q]]
  return %q : i32
}

// CHECK-LABEL: @casts
func @casts(%t : tensor<4xf32>, %m : memref<4xf32>) -> (tensor<4xf32>, memref<4xf32>, memref<?xf32>) {
  %0 = tensor_cast %t : tensor<4xf32> to tensor<4xf32>
  %1 = memref_cast %m : memref<4xf32> to memref<4xf32>
  // CHECK: %[[M:.*]] = std.memref_cast
  %2 = memref_cast %m : memref<4xf32> to memref<?xf32>
  // CHECK: return %arg0, %arg1, %[[M]]
  return %0, %1, %2 : tensor<4xf32>, memref<4xf32>, memref<?xf32>
}

// Effects keep their order: a transfer's wait is no dead code, and loads do not move over it.
// CHECK-LABEL: @dma
func @dma(%s : memref<4xf32>, %d : memref<4xf32, 1>, %i : index) -> (f32, f32) {
  %t = alloc() : memref<1xi32>
  // CHECK: std.load
  // CHECK: std.dma_start
  // CHECK: std.dma_wait
  // CHECK: std.load
  %0 = load %d[%i] : memref<4xf32, 1>
  dma_start %s[%i], %d[%i], %i, %t[%i] : memref<4xf32>, memref<4xf32, 1>, memref<1xi32>
  dma_wait %t[%i], %i : memref<1xi32>
  %1 = load %d[%i] : memref<4xf32, 1>
  return %0, %1 : f32, f32
}
