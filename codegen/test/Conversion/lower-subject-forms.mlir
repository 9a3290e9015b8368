// A tensor that shares a buffer becomes a copy, also without a rank.
// RUN: padlab-opt %s --lower-subject-forms | FileCheck %s
// RUN: padlab-run %s --pipeline=unfused --unchecked

// CHECK-LABEL: @shared
// CHECK:         %[[COPY:.*]] = memref.alloc() : memref<1xf32>
// CHECK:         memref.copy %{{.*}}, %[[COPY]]
// CHECK:         bufferization.to_tensor %[[COPY]] restrict : memref<1xf32>
// CHECK:         %[[TENSOR:.*]] = bufferization.to_tensor %{{.*}} restrict : memref<*xf32>
// CHECK:         %[[FLAT:.*]] = tensor.reshape %[[TENSOR]]
// CHECK:         %[[OWN:.*]] = bufferization.alloc_tensor() copy(%[[FLAT]])
// CHECK:         %[[SHAPED:.*]] = tensor.reshape %[[OWN]]
// CHECK-NOT:     %[[TENSOR]]
// CHECK:         tensor.cast %[[SHAPED]]
func.func @shared(%m: memref<1xf32>) -> (tensor<1xf32>, tensor<1xf32>) {
  %ranked = bufferization.to_tensor %m : memref<1xf32> to tensor<1xf32>
  %cast = memref.cast %m : memref<1xf32> to memref<*xf32>
  %tensor = bufferization.to_tensor %cast : memref<*xf32> to tensor<*xf32>
  %unranked = tensor.cast %tensor : tensor<*xf32> to tensor<1xf32>
  return %ranked, %unranked : tensor<1xf32>, tensor<1xf32>
}

// The reference does not allow the second store, but the code must not show it.
// CHECK-LABEL: @main
func.func @main() attributes {padlab.seed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1.0 : f32
  %two = arith.constant 2.0 : f32
  %m = memref.alloc() : memref<1xf32>
  memref.store %one, %m[%c0] : memref<1xf32>
  %cast = memref.cast %m : memref<1xf32> to memref<*xf32>
  %tensor = bufferization.to_tensor %cast : memref<*xf32> to tensor<*xf32>
  %unranked = tensor.cast %tensor : tensor<*xf32> to tensor<1xf32>
  memref.store %two, %m[%c0] : memref<1xf32>
  %x = tensor.extract %unranked[%c0] : tensor<1xf32>
  check.expect_eq(%x, %one) : f32
  return
}
