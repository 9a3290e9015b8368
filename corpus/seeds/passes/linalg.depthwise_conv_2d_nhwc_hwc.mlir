// Brings linalg.depthwise_conv_2d_nhwc_hwc, linalg.depthwise_conv_3d_ncdhw_cdhw, tensor.pad element i64, tensor.pad of linalg.depthwise_conv_3d_ncdhw_cdhw, tensor.pad rank 5.
module {
  func.func @main(%arg0: tensor<3xi32>, %arg1: tensor<1x5x3x2xi64>, %arg2: tensor<1x3x2xi64>, %arg3: tensor<1x2x2x2x2xi64>, %arg4: tensor<2x2x2x2xi64>, %arg5: tensor<1x2x1x1x1xi64>) -> (tensor<1x5x1x2xi64>, tensor<5x2x3x2x3xi64>) attributes {padlab.passes = "one-shot-bufferize{bufferize-function-boundaries allow-return-allocs-from-loops},simplify-depthwise-conv,convert-linalg-to-affine-loops", padlab.seed = 427094639 : i64} {
    %0 = tensor.empty() : tensor<1x5x1x2xi64>
    %c2_i64 = arith.constant 2 : i64
    %1 = linalg.fill ins(%c2_i64 : i64) outs(%0 : tensor<1x5x1x2xi64>) -> tensor<1x5x1x2xi64>
    %2 = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg1, %arg2 : tensor<1x5x3x2xi64>, tensor<1x3x2xi64>) outs(%1 : tensor<1x5x1x2xi64>) -> tensor<1x5x1x2xi64>
    %3 = linalg.depthwise_conv_3d_ncdhw_cdhw {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%arg3, %arg4 : tensor<1x2x2x2x2xi64>, tensor<2x2x2x2xi64>) outs(%arg5 : tensor<1x2x1x1x1xi64>) -> tensor<1x2x1x1x1xi64>
    %c0_i64 = arith.constant 0 : i64
    %padded = tensor.pad %3 low[2, 0, 1, 1, 0] high[2, 0, 1, 0, 2] {
    ^bb0(%arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: index):
      tensor.yield %c0_i64 : i64
    } : tensor<1x2x1x1x1xi64> to tensor<5x2x3x2x3xi64>
    return %2, %padded : tensor<1x5x1x2xi64>, tensor<5x2x3x2x3xi64>
  }
}

