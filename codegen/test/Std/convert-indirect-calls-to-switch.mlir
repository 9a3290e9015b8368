// RUN: padlab-opt %s --convert-indirect-calls-to-switch | FileCheck %s

// CHECK-LABEL: func.func @apply
// CHECK-SAME: (%[[F:.*]]: index, %[[P:.*]]: (i32) -> i32, %[[T:.*]]: tensor<4xf32>)
func.func @apply(%f: (tensor<4xf32>) -> tensor<4xf32>, %p: (i32) -> i32, %t: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK: scf.index_switch %[[F]] -> tensor<4xf32>
  // CHECK: case 0 {
  // CHECK: func.call @first(%[[T]])
  // CHECK: default {
  // CHECK: func.call @second(%[[T]])
  %0 = func.call_indirect %f(%t) : (tensor<4xf32>) -> tensor<4xf32>
  // Without tensors it stays a pointer.
  // CHECK: call_indirect %[[P]]
  %c = arith.constant 1 : i32
  %1 = func.call_indirect %p(%c) : (i32) -> i32
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: func.func @values
func.func @values(%c: i1) -> ((tensor<4xf32>) -> tensor<4xf32>) {
  // CHECK: %[[A:.*]] = arith.constant 0 : index
  %0 = func.constant @first : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK: %[[B:.*]] = arith.constant 1 : index
  %1 = func.constant @second : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK: arith.select %{{.*}}, %[[A]], %[[B]] : index
  %2 = arith.select %c, %0, %1 : (tensor<4xf32>) -> tensor<4xf32>
  return %2 : (tensor<4xf32>) -> tensor<4xf32>
}
func.func @first(%t: tensor<4xf32>) -> tensor<4xf32> {
  return %t : tensor<4xf32>
}
func.func @second(%t: tensor<4xf32>) -> tensor<4xf32> {
  return %t : tensor<4xf32>
}
// Nobody is of this type.
// CHECK-LABEL: func.func @nobody
func.func @nobody(%f: () -> tensor<?x2xf32>) -> tensor<?x2xf32> {
  // CHECK: default {
  // CHECK: tensor.empty() : tensor<0x2xf32>
  %0 = func.call_indirect %f() : () -> tensor<?x2xf32>
  return %0 : tensor<?x2xf32>
}
