// A chain of element-wise operations is one interior also where amounts may be
// negative, and where the program asks its middle for an extent.
// REQUIRES: negative-padding
// RUN: padlab-opt %s -padlab-fuse-pad | FileCheck %s
// RUN: padlab-run %s --pipeline=reference > %t.reference
// RUN: padlab-run %s --pipeline=fused > %t.fused
// RUN: padlab-run %s --pipeline=fused:tiny-loops > %t.tiny
// RUN: diff %t.reference %t.fused
// RUN: diff %t.reference %t.tiny

// CHECK-LABEL: func.func @main
// CHECK-SAME:    %[[A:.*]]: tensor<?x6xf32>
// CHECK-NOT:     linalg.
// CHECK:         %[[PART:.*]] = tensor.extract_slice %[[A]]
// CHECK-NOT:     linalg.
// CHECK:         pad.generic {{.*}} ins(%[[PART]] :
// CHECK:           arith.negf
// CHECK-NOT:     linalg.
// CHECK:         return
func.func @main(%a: tensor<?x6xf32> {padlab.extents = array<i64: 9>},
    %low: index {padlab.value = -2 : index}, %high: index {padlab.value = 3 : index},
    %value: f32 {padlab.value = 0.5 : f32}) -> tensor<9x?xf32>
    attributes {padlab.seed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %rows = tensor.dim %a, %c0 : tensor<?x6xf32>
  %room = tensor.empty(%rows) : tensor<?x6xf32>
  %squared = linalg.map { arith.negf } ins(%a : tensor<?x6xf32>) outs(%room : tensor<?x6xf32>)
  %batch = tensor.dim %squared, %c0 : tensor<?x6xf32>
  %init = tensor.empty(%batch) : tensor<6x?xf32>
  %transposed = linalg.transpose ins(%squared : tensor<?x6xf32>)
      outs(%init : tensor<6x?xf32>) permutation = [1, 0]
  %padded = tensor.pad %transposed low[1, %low] high[2, %high] {
  ^bb0(%i: index, %j: index):
    tensor.yield %value : f32
  } : tensor<6x?xf32> to tensor<9x?xf32>
  return %padded : tensor<9x?xf32>
}
