// Pads an image of i8 for a depthwise convolution of one tap. Wrong: a tosa.pad from i32 to i8.
func.func @convolve(%x: tensor<1x3x3x1xi8>, %w: tensor<1x1x1x2xi8>, %b: tensor<2xi32>) -> tensor<1x4x3x2xi32> {
  %zero = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %r = tosa.depthwise_conv2d %x, %w, %b, %zero, %zero {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x3x3x1xi8>, tensor<1x1x1x2xi8>, tensor<2xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x4x3x2xi32>
  return %r : tensor<1x4x3x2xi32>
}
