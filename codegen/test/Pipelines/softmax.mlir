// linalg.softmax runs by upstream's own steps: rows of equal elements, one that
// has a single finite element, and one of padding.
// RUN: padlab-run %s --pipeline=unfused
// RUN: padlab-run %s --pipeline=fused
// RUN: padlab-run %s --pipeline=fused:clean-loops
// RUN: padlab-compile %s -o %t.o --header=%t.h
func.func @main() attributes {padlab.seed = 1 : i64} {
  %zero = arith.constant 0.0 : f32
  %a = arith.constant dense<[[7.0, 7.0, 7.0, 7.0], [0xFF800000, 3.0, 0xFF800000, 0xFF800000]]> : tensor<2x4xf32>
  %p = tensor.pad %a low[0, 0] high[1, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  } : tensor<2x4xf32> to tensor<3x4xf32>
  %init = tensor.empty() : tensor<3x4xf32>
  %0 = linalg.softmax dimension(1) ins(%p : tensor<3x4xf32>) outs(%init : tensor<3x4xf32>) -> tensor<3x4xf32>
  %expected = arith.constant dense<[[0.25, 0.25, 0.25, 0.25], [0.0, 1.0, 0.0, 0.0], [0.25, 0.25, 0.25, 0.25]]> : tensor<3x4xf32>
  check.expect_eq(%0, %expected) : tensor<3x4xf32>
  return
}
