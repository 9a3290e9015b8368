// A row that ends in less than a vector, and is no power of two.
func.func @main(%a: tensor<67xf32>, %b: tensor<67xf32>) -> tensor<69xf32> attributes {padlab.seed = 7 : i64} {
  %v = arith.constant 0.0 : f32
  %init = tensor.empty() : tensor<67xf32>
  %t = linalg.map { arith.addf } ins(%a, %b : tensor<67xf32>, tensor<67xf32>) outs(%init : tensor<67xf32>)
  %p = tensor.pad %t low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %v : f32
  } : tensor<67xf32> to tensor<69xf32>
  return %p : tensor<69xf32>
}
