// RUN: padlab-opt %s --convert-index-switch-to-if --copy-unranked-tensors --copy-tensors-at-calls | FileCheck %s

// CHECK-LABEL: func.func @constant
func.func @constant(%a: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
  // CHECK: %[[K:.*]] = arith.constant dense
  %k = arith.constant dense<1.0> : tensor<3xf32>
  // CHECK: %[[COPY:.*]] = bufferization.alloc_tensor() copy(%[[K]])
  // CHECK: return %[[COPY]], %{{.*}}
  return %k, %a : tensor<3xf32>, tensor<3xf32>
}

// A slice is not packed.
// CHECK-LABEL: func.func @slice
func.func @slice(%a: tensor<2x4xf32>, %n: index) -> tensor<2x?xf32> {
  // CHECK: %[[S:.*]] = tensor.extract_slice
  // CHECK: %[[COPY:.*]] = bufferization.alloc_tensor() copy(%[[S]])
  // CHECK: return %[[COPY]]
  %0 = tensor.extract_slice %a[0, 0] [2, %n] [1, 1] : tensor<2x4xf32> to tensor<2x?xf32>
  return %0 : tensor<2x?xf32>
}

// In memory of its own already.
// CHECK-LABEL: func.func @anew
func.func @anew(%a: tensor<3xf32>) -> tensor<3xf32> {
  // CHECK: %[[R:.*]] = linalg.copy
  // CHECK: return %[[R]]
  %0 = tensor.empty() : tensor<3xf32>
  %1 = linalg.copy ins(%a : tensor<3xf32>) outs(%0 : tensor<3xf32>) -> tensor<3xf32>
  return %1 : tensor<3xf32>
}

// Two results in the memory of one.
// CHECK-LABEL: func.func @two
func.func @two(%a: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
  // CHECK: %[[E:.*]] = tensor.empty
  // CHECK: %[[R:.*]] = linalg.copy
  // CHECK: %[[C1:.*]] = bufferization.alloc_tensor() copy(%[[E]])
  // CHECK: %[[C2:.*]] = bufferization.alloc_tensor() copy(%[[R]])
  // CHECK: return %[[C1]], %[[C2]]
  %0 = tensor.empty() : tensor<3xf32>
  %1 = linalg.copy ins(%a : tensor<3xf32>) outs(%0 : tensor<3xf32>) -> tensor<3xf32>
  return %0, %1 : tensor<3xf32>, tensor<3xf32>
}

// Nobody calls this one.
// CHECK-LABEL: func.func @entry
func.func @entry(%u: tensor<*xf32>, %i: index, %f: f32) -> (tensor<3xf32>, tensor<?xf32>, f32) {
  // CHECK: %[[K:.*]] = arith.constant dense
  %k = arith.constant dense<1.0> : tensor<3xf32>
  %n = arith.constant 2 : index
  %w = arith.constant dense<1.0> : tensor<2x4xf32>
  %x = func.call @slice(%w, %n) : (tensor<2x4xf32>, index) -> tensor<2x?xf32>
  %y = func.call @anew(%k) : (tensor<3xf32>) -> tensor<3xf32>
  %z:2 = func.call @two(%k) : (tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>)
  %0:2 = func.call @constant(%k) : (tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>)
  // CHECK: %[[R:.*]] = tensor.cast %{{.*}} : tensor<*xf32> to tensor<?xf32>
  // CHECK: %[[COPY:.*]] = bufferization.alloc_tensor() copy(%[[R]])
  // CHECK: tensor.insert %{{.*}} into %[[COPY]]
  %1 = tensor.cast %u : tensor<*xf32> to tensor<?xf32>
  %2 = tensor.insert %f into %1[%i] : tensor<?xf32>
  // Only read: no copy.
  // CHECK: %[[S:.*]] = tensor.cast %{{.*}} : tensor<*xf32> to tensor<4xf32>
  // CHECK: tensor.extract %[[S]]
  %3 = tensor.cast %u : tensor<*xf32> to tensor<4xf32>
  %4 = tensor.extract %3[%i] : tensor<4xf32>
  // CHECK: return %[[K]]
  return %k, %2, %4 : tensor<3xf32>, tensor<?xf32>, f32
}

// CHECK-LABEL: func.func @switch
func.func @switch(%i: index, %a: tensor<3xf32>, %b: tensor<3xf32>) -> tensor<3xf32> {
  // CHECK: %[[IS:.*]] = arith.cmpi eq, %{{.*}}, %c5
  // CHECK: %[[R:.*]] = scf.if %[[IS]] -> (tensor<3xf32>)
  // CHECK: } else {
  // CHECK: scf.if
  // CHECK: return %[[R]]
  %r = scf.index_switch %i -> tensor<3xf32>
  case 5 {
    scf.yield %a : tensor<3xf32>
  }
  case 7 {
    scf.yield %b : tensor<3xf32>
  }
  default {
    scf.yield %a : tensor<3xf32>
  }
  return %r : tensor<3xf32>
}
