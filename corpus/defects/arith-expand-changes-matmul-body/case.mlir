// Multiplies matrices of bf16 into f32. Expected: the extensions in the body of the named operation stay. Wrong: a body that the verifier refuses.
func.func @multiply(%a: tensor<2x2xbf16>, %b: tensor<2x2xbf16>, %c: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %product = linalg.matmul ins(%a, %b : tensor<2x2xbf16>, tensor<2x2xbf16>) outs(%c : tensor<2x2xf32>) -> tensor<2x2xf32>
  return %product : tensor<2x2xf32>
}
