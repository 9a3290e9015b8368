// A depthwise convolution with a multiplier of 1, which the type of the output does not say. Expected: no crash.
func.func @convolve(%a: tensor<1x4x4x1xi32>, %k: tensor<2x2x1x1xi32>, %init: tensor<1x3x3x1x?xi32>) -> tensor<1x3x3x1x?xi32> {
  %r = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%a, %k : tensor<1x4x4x1xi32>, tensor<2x2x1x1xi32>) outs(%init : tensor<1x3x3x1x?xi32>) -> tensor<1x3x3x1x?xi32>
  return %r : tensor<1x3x3x1x?xi32>
}
