// Negates twice; the type of the operand does not say that it has two elements. Wrong: the operand, of another type, takes the place of the result.
func.func @twice(%x: tensor<?xf32>) -> tensor<2xf32> {
  %zero = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %once = tosa.negate %x, %zero, %zero : (tensor<?xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
  %r = tosa.negate %once, %zero, %zero : (tensor<2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
  return %r : tensor<2xf32>
}
