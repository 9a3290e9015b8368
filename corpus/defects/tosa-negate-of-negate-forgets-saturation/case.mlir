// Negates twice. Expected for -128: 127, then -127, since tosa.negate saturates. Wrong: nothing is negated, and the result is -128.
func.func @twice(%x: tensor<1xi8>) -> tensor<1xi8> {
  %zero = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %once = tosa.negate %x, %zero, %zero : (tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1xi8>
  %r = tosa.negate %once, %zero, %zero : (tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1xi8>
  return %r : tensor<1xi8>
}
