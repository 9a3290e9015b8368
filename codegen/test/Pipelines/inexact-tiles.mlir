// Tiles of fused sums, of five and six rows with and without others left, in whole
// vectors and the rest of a row.
// RUN: padlab-diff %s --pipelines=fused-inexact@x86-64-v3:clean-loops:O2,fused-inexact@x86-64-v3:tiny-loops:O1

func.func @main(%a: tensor<54x9xf32>, %b: tensor<9x43xf32>, %c: tensor<11x9xf32>)
    -> (tensor<54x43xf32>, tensor<11x43xf32>) attributes {padlab.seed = 1 : i64} {
  %zero = arith.constant 0.0 : f32
  %e0 = tensor.empty() : tensor<54x43xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<54x43xf32>) -> tensor<54x43xf32>
  %0 = linalg.matmul ins(%a, %b : tensor<54x9xf32>, tensor<9x43xf32>)
      outs(%f0 : tensor<54x43xf32>) -> tensor<54x43xf32>
  %e1 = tensor.empty() : tensor<11x43xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<11x43xf32>) -> tensor<11x43xf32>
  %1 = linalg.matmul ins(%c, %b : tensor<11x9xf32>, tensor<9x43xf32>)
      outs(%f1 : tensor<11x43xf32>) -> tensor<11x43xf32>
  return %0, %1 : tensor<54x43xf32>, tensor<11x43xf32>
}
