// RUN: padlab-opt %s --convert-tensor-bitcast-to-linalg | FileCheck %s
// RUN: padlab-opt %s --convert-tensor-bitcast-to-linalg | FileCheck %s --check-prefix=NONE
// NONE-NOT: tensor.bitcast

// CHECK-LABEL: func.func @dynamic
// CHECK:         %[[D:.*]] = tensor.dim
// CHECK:         tensor.empty(%[[D]]) : tensor<4x?xi32>
// CHECK:         linalg.generic
// CHECK:           arith.bitcast %{{.*}} : f32 to i32
// CHECK:         -> tensor<4x?xi32>
// CHECK:         tensor.cast %{{.*}} : tensor<4x?xi32> to tensor<?x3xi32>
func.func @dynamic(%a: tensor<4x?xf32>) -> tensor<?x3xi32> {
  %0 = tensor.bitcast %a : tensor<4x?xf32> to tensor<?x3xi32>
  return %0 : tensor<?x3xi32>
}

// CHECK-LABEL: func.func @rank_0
// CHECK:         linalg.generic {{.*}} iterator_types = []
func.func @rank_0(%a: tensor<f8E5M2>) -> tensor<i8> {
  %0 = tensor.bitcast %a : tensor<f8E5M2> to tensor<i8>
  return %0 : tensor<i8>
}

// CHECK-LABEL: func.func @from_unranked
// CHECK:         tensor.cast %{{.*}} : tensor<*xf32> to tensor<?x3xf32>
// CHECK:         linalg.generic
func.func @from_unranked(%a: tensor<*xf32>) -> tensor<?x3xi32> {
  %0 = tensor.bitcast %a : tensor<*xf32> to tensor<?x3xi32>
  return %0 : tensor<?x3xi32>
}

// CHECK-LABEL: func.func @unranked
// CHECK:         tensor.rank
// CHECK:         %[[S:.*]] = tensor.generate
// CHECK:         scf.for
// CHECK:         tensor.reshape %{{.*}}(%{{.*}}) : (tensor<*xf32>, tensor<1xindex>) -> tensor<?xf32>
// CHECK:         linalg.generic
// CHECK:         tensor.reshape %{{.*}}(%[[S]]) : (tensor<?xi32>, tensor<?xindex>) -> tensor<*xi32>
func.func @unranked(%a: tensor<*xf32>) -> tensor<*xi32> {
  %0 = tensor.bitcast %a : tensor<*xf32> to tensor<*xi32>
  return %0 : tensor<*xi32>
}

// Nothing to do but a cast.
// CHECK-LABEL: func.func @same_element
// CHECK-NEXT:    tensor.cast %{{.*}} : tensor<4xi32> to tensor<?xi32>
// CHECK-NEXT:    return
func.func @same_element(%a: tensor<4xi32>) -> tensor<?xi32> {
  %0 = tensor.bitcast %a : tensor<4xi32> to tensor<?xi32>
  return %0 : tensor<?xi32>
}
