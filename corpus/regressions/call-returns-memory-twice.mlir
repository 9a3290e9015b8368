// The callee returns a tensor that nobody has written, and another that is
// computed into its memory; the caller writes to the first.
func.func private @two(%a: tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>) {
  %0 = tensor.empty() : tensor<3xi32>
  %1 = linalg.sub ins(%a, %a : tensor<3xi32>, tensor<3xi32>) outs(%0 : tensor<3xi32>) -> tensor<3xi32>
  return %0, %1 : tensor<3xi32>, tensor<3xi32>
}
func.func @main(%a: tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>) attributes {padlab.seed = 7 : i64} {
  %0:2 = call @two(%a) : (tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>)
  %c5 = arith.constant 5 : i32
  %1 = linalg.fill ins(%c5 : i32) outs(%0#0 : tensor<3xi32>) -> tensor<3xi32>
  return %1, %0#1 : tensor<3xi32>, tensor<3xi32>
}
