// Concatenates two fills that have 8 elements together. Expected: tensor<8xi32>. Wrong: tensor<?xi32>.
func.func @f(%x: i32, %n: index) -> tensor<8xi32> {
  %a = tensor.empty(%n) : tensor<?xi32>
  %f = linalg.fill ins(%x : i32) outs(%a : tensor<?xi32>) -> tensor<?xi32>
  %r = tensor.concat dim(0) %f, %f : (tensor<?xi32>, tensor<?xi32>) -> tensor<8xi32>
  return %r : tensor<8xi32>
}
