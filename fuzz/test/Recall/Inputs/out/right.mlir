func.func @main(%a: tensor<2xi32>) -> tensor<2xi32> {
  return %a : tensor<2xi32>
}
