// RUN: padlab-opt %s --convert-index-switch-to-if --copy-unranked-tensors --copy-returned-constants | FileCheck %s

// CHECK-LABEL: func.func @constant
func.func @constant(%a: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
  // CHECK: %[[K:.*]] = arith.constant dense
  %k = arith.constant dense<1.0> : tensor<3xf32>
  // CHECK: %[[COPY:.*]] = bufferization.alloc_tensor() copy(%[[K]])
  // CHECK: return %[[COPY]], %{{.*}}
  return %k, %a : tensor<3xf32>, tensor<3xf32>
}

// Nobody calls this one.
// CHECK-LABEL: func.func @entry
func.func @entry(%u: tensor<*xf32>, %i: index, %f: f32) -> (tensor<3xf32>, tensor<?xf32>, f32) {
  // CHECK: %[[K:.*]] = arith.constant dense
  %k = arith.constant dense<1.0> : tensor<3xf32>
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
