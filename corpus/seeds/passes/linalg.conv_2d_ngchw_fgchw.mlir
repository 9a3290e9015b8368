// Brings linalg.conv_2d_ngchw_fgchw, tensor.reshape.
module {
  func.func @main(%arg0: tensor<2x2x2x4x4xi64>, %arg1: tensor<2x2x2x3x1xi64>, %arg2: tensor<2x2x2x2x2xi64>) -> tensor<8x2x2xi64> attributes {padlab.passes = "func.func(linalg-detensorize),mem2reg,topological-sort", padlab.seed = 1330234605 : i64} {
    %0 = linalg.conv_2d_ngchw_fgchw {dilations = dense<1> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<2x2x2x4x4xi64>, tensor<2x2x2x3x1xi64>) outs(%arg2 : tensor<2x2x2x2x2xi64>) -> tensor<2x2x2x2x2xi64>
    %cst = arith.constant dense<[8, 2, 2]> : tensor<3xi32>
    %reshape = tensor.reshape %0(%cst) : (tensor<2x2x2x2x2xi64>, tensor<3xi32>) -> tensor<8x2x2xi64>
    return %reshape : tensor<8x2x2xi64>
  }
}

