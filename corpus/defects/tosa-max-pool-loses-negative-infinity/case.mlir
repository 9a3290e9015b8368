// The largest of one element. Expected: that element. Wrong for -inf: -3.40282347E+38.
func.func @pool(%x: tensor<1x1x1x1xf32>) -> tensor<1x1x1x1xf32> {
  %r = tosa.max_pool2d %x {kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x1x1x1xf32>) -> tensor<1x1x1x1xf32>
  return %r : tensor<1x1x1x1xf32>
}
