// Views of buffers for which upstream's rewrites crash, left by a subject: a
// group of two dynamic extents, and slices that drop some of their unit extents
// (one of the extents is a constant, but not known to be one).
//
// RUN: padlab-run %s --pipeline=reference | FileCheck %s
// RUN: padlab-run %s --pipeline='{one-shot-bufferize{bufferize-function-boundaries}}' | FileCheck %s

// CHECK: {{\[}}{{\[}}[1], [2]], {{\[}}[3], [4]]]
// CHECK: {{\[}}[4]]
// CHECK: {{\[}}[3, 4]]
func.func @main(
    %a: tensor<?xi32> {padlab.extents = array<i64: 4>, padlab.value = dense<[1, 2, 3, 4]> : tensor<4xi32>},
    %n: index {padlab.value = 2 : index}) -> (tensor<?x?x1xi32>, tensor<1x1xi32>, tensor<?x2xi32>)
    attributes {padlab.seed = 1 : i64} {
  %c1 = arith.constant 1 : index
  %expanded = tensor.expand_shape %a [[0, 1, 2]] output_shape [%n, %n, 1]
      : tensor<?xi32> into tensor<?x?x1xi32>
  %slice = tensor.extract_slice %expanded[1, 1, 0] [1, 1, 1] [-1, 1, 1]
      : tensor<?x?x1xi32> to tensor<1x1xi32>
  %row = tensor.extract_slice %expanded[1, 0, 0] [%c1, 2, 1] [2, 1, 2]
      : tensor<?x?x1xi32> to tensor<?x2xi32>
  return %expanded, %slice, %row : tensor<?x?x1xi32>, tensor<1x1xi32>, tensor<?x2xi32>
}
