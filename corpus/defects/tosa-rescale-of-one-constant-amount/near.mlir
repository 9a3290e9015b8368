// Neither the multiplier nor the shift is known.
func.func @rescale(%x: tensor<2xi32>, %multiplier: tensor<1xi32>, %shift: tensor<1xi8>) -> tensor<2xi32> {
  %zero = "tosa.const"() {values = dense<0> : tensor<1xi32>} : () -> tensor<1xi32>
  %r = "tosa.rescale"(%x, %multiplier, %shift, %zero, %zero) <{input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>, scale32 = true}> : (tensor<2xi32>, tensor<1xi32>, tensor<1xi8>, tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  return %r : tensor<2xi32>
}
