// Two filters make two channels. Wrong: the extent of the result is that of the one channel of the image.
func.func @convolve(%x: tensor<1x1x1x1xi8>, %filters: tensor<2x1x1x1xi8>, %bias: tensor<2xi32>) -> tensor<1x1x1x?xi32> {
  %zero = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.conv2d %x, %filters, %bias, %zero, %zero {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x1x1x1xi8>, tensor<2x1x1x1xi8>, tensor<2xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x1x1x?xi32>
  return %r : tensor<1x1x1x?xi32>
}
