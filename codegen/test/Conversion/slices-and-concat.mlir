// RUN: padlab-opt %s --fold-empty-concat-inputs | FileCheck %s --check-prefix=CONCAT
// RUN: padlab-opt %s --normalize-unit-strides | FileCheck %s --check-prefix=STRIDE
// RUN: padlab-opt %s --expand-rank-reducing-slices | FileCheck %s --check-prefix=RANK

// CONCAT-LABEL: func.func @drops(
// CONCAT-SAME:    %[[A:.*]]: tensor<2x?xf32>, %[[Z:.*]]: tensor<2x0xf32>)
// CONCAT-NEXT:    tensor.concat dim(1) %[[A]], %[[A]] :
func.func @drops(%a: tensor<2x?xf32>, %z: tensor<2x0xf32>) -> tensor<2x?xf32> {
  %0 = tensor.concat dim(1) %a, %z, %a : (tensor<2x?xf32>, tensor<2x0xf32>, tensor<2x?xf32>) -> tensor<2x?xf32>
  return %0 : tensor<2x?xf32>
}

// What has no elements may have an extent that counts.
// CONCAT-LABEL: func.func @thin(
// CONCAT-NOT:     tensor.concat
// CONCAT:         tensor.empty
func.func @thin(%a: tensor<?x?xf32>, %z: tensor<3x0xf32>) -> tensor<?x0xf32> {
  %0 = tensor.concat dim(0) %a, %z : (tensor<?x?xf32>, tensor<3x0xf32>) -> tensor<?x0xf32>
  return %0 : tensor<?x0xf32>
}

// STRIDE-LABEL: func.func @strides(
// STRIDE:         tensor.extract_slice %{{.*}}[1, 1] [2, 1] [-1, 1]
// STRIDE:         tensor.insert_slice %{{.*}} into %{{.*}}[0, 1] [2, 1] [%{{.*}}, 1]
func.func @strides(%a: tensor<4x4xf32>, %b: tensor<2xf32>, %k: index) -> (tensor<2x1xf32>, tensor<4x4xf32>) {
  %0 = tensor.extract_slice %a[1, 1] [2, 1] [-1, -2] : tensor<4x4xf32> to tensor<2x1xf32>
  %1 = tensor.insert_slice %b into %a[0, 1] [2, 1] [%k, %k] : tensor<2xf32> into tensor<4x4xf32>
  return %0, %1 : tensor<2x1xf32>, tensor<4x4xf32>
}

// One of two unit extents goes.
// RANK-LABEL: func.func @ranks(
// RANK:         %[[S:.*]] = tensor.extract_slice {{.*}} : tensor<8x?x4xf32> to tensor<1x?x1xf32>
// RANK:         tensor.collapse_shape %[[S]] {{\[}}[0], [1, 2]] : tensor<1x?x1xf32> into tensor<1x?xf32>
// RANK:         %[[E:.*]] = tensor.expand_shape {{.*}} {{\[}}[0], [1, 2]] output_shape [1, %{{.*}}, 1] : tensor<1x?xf32> into tensor<1x?x1xf32>
// RANK:         tensor.insert_slice %[[E]] into
// RANK-SAME:      tensor<1x?x1xf32> into tensor<8x?x4xf32>
// The extent that is not known may turn out to be a unit, too.
// RANK:         %[[T:.*]] = tensor.extract_slice {{.*}} : tensor<8x?x4xf32> to tensor<1x?x1xf32>
// RANK:         tensor.collapse_shape %[[T]] {{\[}}[0, 1, 2]] : tensor<1x?x1xf32> into tensor<?xf32>
func.func @ranks(%a: tensor<8x?x4xf32>, %o: index, %n: index) -> (tensor<8x?x4xf32>, tensor<?xf32>) {
  %0 = tensor.extract_slice %a[%o, 4, %o] [1, %n, 1] [1, %o, 1] : tensor<8x?x4xf32> to tensor<1x?xf32>
  %1 = tensor.insert_slice %0 into %a[%o, 4, %o] [1, %n, 1] [1, %o, 1] : tensor<1x?xf32> into tensor<8x?x4xf32>
  %2 = tensor.extract_slice %a[%o, 4, %o] [1, %n, 1] [1, %o, 1] : tensor<8x?x4xf32> to tensor<?xf32>
  return %1, %2 : tensor<8x?x4xf32>, tensor<?xf32>
}
