// No integer is below -128.
func.func @largest(%x: tensor<2xi8>) -> tensor<1xi8> {
  %r = tosa.reduce_max %x {axis = 0 : i32} : (tensor<2xi8>) -> tensor<1xi8>
  return %r : tensor<1xi8>
}
