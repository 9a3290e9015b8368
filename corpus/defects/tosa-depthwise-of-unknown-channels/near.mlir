// The type of the result says that it has two channels.
func.func @convolve(%x: tensor<1x1x1x1xi8>, %filters: tensor<1x1x1x2xi8>, %bias: tensor<2xi32>) -> tensor<1x1x1x2xi32> {
  %zero = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.depthwise_conv2d %x, %filters, %bias, %zero, %zero {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x1x1x1xi8>, tensor<1x1x1x2xi8>, tensor<2xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x1x1x2xi32>
  return %r : tensor<1x1x1x2xi32>
}
