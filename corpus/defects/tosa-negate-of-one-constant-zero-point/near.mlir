// Neither zero point is known.
func.func @negate(%x: tensor<2xi8>, %input_zp: tensor<1xi8>, %output_zp: tensor<1xi8>) -> tensor<2xi8> {
  %r = "tosa.negate"(%x, %input_zp, %output_zp) : (tensor<2xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2xi8>
  return %r : tensor<2xi8>
}
