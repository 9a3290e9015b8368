// RUN: padlab-opt %s --copy-aliasing-slices --split-input-file | FileCheck %s

// A stride of 0, known or not.
// CHECK-LABEL: func.func @repeats
// CHECK:         %[[S:.*]] = tensor.extract_slice
// CHECK-NEXT:    bufferization.alloc_tensor() copy(%[[S]]) : tensor<3xf32>
// CHECK:         %[[T:.*]] = tensor.extract_slice
// CHECK-NEXT:    bufferization.alloc_tensor() copy(%[[T]]) : tensor<?xf32>
func.func @repeats(%a: tensor<4xf32>, %n: index, %k: index) -> (tensor<3xf32>, tensor<?xf32>) {
  %0 = tensor.extract_slice %a[1] [3] [0] : tensor<4xf32> to tensor<3xf32>
  %1 = tensor.extract_slice %a[1] [%n] [%k] : tensor<4xf32> to tensor<?xf32>
  return %0, %1 : tensor<3xf32>, tensor<?xf32>
}

// -----

// CHECK-LABEL: func.func @views
// CHECK-NOT:     alloc_tensor
func.func @views(%a: tensor<4x4xf32>, %k: index) -> (tensor<2x1xf32>, tensor<*xf32>) {
  %0 = tensor.extract_slice %a[1, 0] [2, 1] [-1, %k] : tensor<4x4xf32> to tensor<2x1xf32>
  %1 = tensor.cast %0 : tensor<2x1xf32> to tensor<*xf32>
  return %0, %1 : tensor<2x1xf32>, tensor<*xf32>
}

// -----

// CHECK-LABEL: func.func @packed
// CHECK:         %[[S:.*]] = tensor.extract_slice
// CHECK-NEXT:    %[[C:.*]] = bufferization.alloc_tensor() copy(%[[S]])
// CHECK-NEXT:    tensor.cast %[[C]]
func.func @packed(%a: tensor<4x4xf32>, %s: tensor<1xindex>) -> tensor<4xf32> {
  %0 = tensor.extract_slice %a[1, 1] [2, 2] [1, 1] : tensor<4x4xf32> to tensor<2x2xf32>
  %1 = tensor.cast %0 : tensor<2x2xf32> to tensor<*xf32>
  %2 = tensor.reshape %1(%s) : (tensor<*xf32>, tensor<1xindex>) -> tensor<4xf32>
  return %2 : tensor<4xf32>
}
