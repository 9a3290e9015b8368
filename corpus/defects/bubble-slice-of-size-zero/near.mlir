// Takes one element.
func.func @f(%a: tensor<2xf32>, %init: tensor<2xf32>) -> tensor<1xf32> {
  %r = linalg.exp ins(%a : tensor<2xf32>) outs(%init : tensor<2xf32>) -> tensor<2xf32>
  %s = tensor.extract_slice %r[0] [1] [1] : tensor<2xf32> to tensor<1xf32>
  return %s : tensor<1xf32>
}
