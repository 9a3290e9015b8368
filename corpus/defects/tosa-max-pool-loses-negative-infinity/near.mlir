// No integer is below -128.
func.func @pool(%x: tensor<1x1x1x1xi8>) -> tensor<1x1x1x1xi8> {
  %r = tosa.max_pool2d %x {kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x1x1x1xi8>) -> tensor<1x1x1x1xi8>
  return %r : tensor<1x1x1x1xi8>
}
