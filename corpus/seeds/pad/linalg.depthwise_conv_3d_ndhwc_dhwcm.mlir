// Brings linalg.depthwise_conv_3d_ndhwc_dhwcm.
module {
  func.func @main(%arg0: tensor<1x?x2x2x?xf64> {padlab.extents = array<i64: 3, 1>}, %arg1: tensor<2x?x1x1x2xf64> {padlab.extents = array<i64: 1>}, %arg2: tensor<1x2x1x2x1x2xf64>, %arg3: f64) -> tensor<5x0x0x3x5x0xf64> attributes {padlab.seed = 3502262827 : i64} {
    %0 = linalg.depthwise_conv_3d_ndhwc_dhwcm {dilations = dense<1> : tensor<3xi64>, strides = dense<[1, 2, 1]> : tensor<3xi64>} ins(%arg0, %arg1 : tensor<1x?x2x2x?xf64>, tensor<2x?x1x1x2xf64>) outs(%arg2 : tensor<1x2x1x2x1x2xf64>) -> tensor<1x2x1x2x1x2xf64>
    %padded = tensor.pad %0 low[4, 0, 0, 3, 0, 0] high[0, -2, -1, -2, 4, -2] {
    ^bb0(%arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index):
      tensor.yield %arg3 : f64
    } : tensor<1x2x1x2x1x2xf64> to tensor<5x0x0x3x5x0xf64>
    return %padded : tensor<5x0x0x3x5x0xf64>
  }
}

