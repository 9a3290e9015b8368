// The types are equal.
func.func @twice(%x: tensor<2xf32>) -> tensor<2xf32> {
  %zero = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %once = tosa.negate %x, %zero, %zero : (tensor<2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
  %r = tosa.negate %once, %zero, %zero : (tensor<2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
  return %r : tensor<2xf32>
}
