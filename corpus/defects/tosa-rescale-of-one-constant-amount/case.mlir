// Scales by a constant multiplier and a shift that is not known. Wrong: the multiplier becomes a tensor without elements, of which two are read.
func.func @rescale(%x: tensor<2xi32>, %shift: tensor<1xi8>) -> tensor<2xi32> {
  %multiplier = "tosa.const"() {values = dense<1073741824> : tensor<1xi32>} : () -> tensor<1xi32>
  %zero = "tosa.const"() {values = dense<0> : tensor<1xi32>} : () -> tensor<1xi32>
  %r = "tosa.rescale"(%x, %multiplier, %shift, %zero, %zero) <{input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>, scale32 = true}> : (tensor<2xi32>, tensor<1xi32>, tensor<1xi8>, tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  return %r : tensor<2xi32>
}
