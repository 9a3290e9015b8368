// A product whose sums are kept in registers; a pad around it is fused.
func.func @main(%a: tensor<9x7xf32>, %b: tensor<7x37xf32>) -> tensor<11x39xf32> attributes {padlab.seed = 7 : i64} {
  %v = arith.constant 0.0 : f32
  %init = tensor.empty() : tensor<9x37xf32>
  %f = linalg.fill ins(%v : f32) outs(%init : tensor<9x37xf32>) -> tensor<9x37xf32>
  %t = linalg.matmul ins(%a, %b : tensor<9x7xf32>, tensor<7x37xf32>) outs(%f : tensor<9x37xf32>) -> tensor<9x37xf32>
  %p = tensor.pad %t low[1, 1] high[1, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f32
  } : tensor<9x37xf32> to tensor<11x39xf32>
  return %p : tensor<11x39xf32>
}
