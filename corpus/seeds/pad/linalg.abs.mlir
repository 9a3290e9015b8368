// Brings linalg.abs, linalg.conv_2d_nhwc_hwcf, linalg.depthwise_conv_2d_nchw_chw, math.absf, tensor.pad element f16, tensor.pad of tensor.collapse_shape.
module {
  func.func @main(%arg0: tensor<4x2xf16>, %arg1: tensor<4x2xf16>, %arg2: tensor<2x2x5x1xi32>, %arg3: tensor<1x2x1x1xi32>, %arg4: tensor<2x2x4x1xi32>, %arg5: tensor<2x2x2x5xi32>, %arg6: tensor<2x2x1xi32>) -> (tensor<2x2x4x1xi32>, tensor<12xf16>, tensor<12xf16>, tensor<2x2x1x3xi32>) attributes {padlab.seed = 802724235 : i64} {
    %0 = linalg.abs ins(%arg0 : tensor<4x2xf16>) outs(%arg1 : tensor<4x2xf16>) -> tensor<4x2xf16>
    %1 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg2, %arg3 : tensor<2x2x5x1xi32>, tensor<1x2x1x1xi32>) outs(%arg4 : tensor<2x2x4x1xi32>) -> tensor<2x2x4x1xi32>
    %collapsed = tensor.collapse_shape %0 [[0, 1]] : tensor<4x2xf16> into tensor<8xf16>
    %padded = tensor.pad %collapsed low[4] high[0] {
    ^bb0(%arg7: index):
      %7 = arith.index_castui %arg7 : index to i16
      %8 = arith.sitofp %7 : i16 to f16
      %cst_0 = arith.constant 1.000000e+00 : f16
      %9 = arith.index_castui %arg7 : index to i16
      %10 = arith.sitofp %9 : i16 to f16
      %11 = arith.maximumf %cst_0, %10 : f16
      tensor.yield %11 : f16
    } : tensor<8xf16> to tensor<12xf16>
    %2 = tensor.empty() : tensor<12xf16>
    %cst = arith.constant 4.000000e+00 : f16
    %3 = linalg.fill ins(%cst : f16) outs(%2 : tensor<12xf16>) -> tensor<12xf16>
    %4 = tensor.empty() : tensor<2x2x1x3xi32>
    %c7_i32 = arith.constant 7 : i32
    %5 = linalg.fill ins(%c7_i32 : i32) outs(%4 : tensor<2x2x1x3xi32>) -> tensor<2x2x1x3xi32>
    %6 = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<1> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>} ins(%arg5, %arg6 : tensor<2x2x2x5xi32>, tensor<2x2x1xi32>) outs(%5 : tensor<2x2x1x3xi32>) -> tensor<2x2x1x3xi32>
    return %1, %padded, %3, %6 : tensor<2x2x4x1xi32>, tensor<12xf16>, tensor<12xf16>, tensor<2x2x1x3xi32>
  }
}

