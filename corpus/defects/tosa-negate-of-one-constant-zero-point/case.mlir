// Negates by a zero point of the input that is known and one of the output that is not. Wrong: mlir-opt dies.
func.func @negate(%x: tensor<2xi8>, %output_zp: tensor<1xi8>) -> tensor<2xi8> {
  %input_zp = "tosa.const"() {values = dense<1> : tensor<1xi8>} : () -> tensor<1xi8>
  %r = "tosa.negate"(%x, %input_zp, %output_zp) : (tensor<2xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2xi8>
  return %r : tensor<2xi8>
}
