// Brings linalg.rsqrt, math.rsqrt, tensor.pad encoding, tensor.pad of linalg.rsqrt.
module {
  func.func @main(%arg0: tensor<f16, "layout">) -> tensor<f16> attributes {padlab.seed = 300029526 : i64} {
    %0 = linalg.rsqrt ins(%arg0 : tensor<f16, "layout">) outs(%arg0 : tensor<f16, "layout">) -> tensor<f16, "layout">
    %padded = tensor.pad %0 low[] high[] {
      %cst = arith.constant 0.000000e+00 : f16
      %cst_1 = arith.constant 1.000000e+00 : f16
      %cst_2 = arith.constant 5.000000e-01 : f16
      %cst_3 = arith.constant -5.000000e-01 : f16
      %1 = arith.mulf %cst_2, %cst_3 : f16
      %cst_4 = arith.constant 1.000000e+00 : f16
      %cst_5 = arith.constant 5.000000e-01 : f16
      %cst_6 = arith.constant -5.000000e-01 : f16
      %2 = arith.mulf %cst_5, %cst_6 : f16
      %cst_7 = arith.constant 1.000000e+00 : f16
      %cst_8 = arith.constant 5.000000e-01 : f16
      %cst_9 = arith.constant -5.000000e-01 : f16
      %3 = arith.mulf %cst_8, %cst_9 : f16
      tensor.yield %3 : f16
    } : tensor<f16, "layout"> to tensor<f16>
    %padded_0 = tensor.pad %padded low[] high[] {
      %cst = arith.constant 1.000000e+00 : f16
      tensor.yield %cst : f16
    } : tensor<f16> to tensor<f16>
    return %padded_0 : tensor<f16>
  }
}

