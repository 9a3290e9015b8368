// Brings linalg.pooling_nwc_min_unsigned, tensor.pad of linalg.pooling_nwc_min_unsigned.
module {
  func.func @main(%arg0: tensor<1x3x2xi32>, %arg1: tensor<1x3x2xi32>) -> tensor<3x4x6xi32> attributes {padlab.seed = 3433692333 : i64} {
    %0 = tensor.empty() : tensor<1xi32>
    %1 = linalg.pooling_nwc_min_unsigned {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%arg1, %0 : tensor<1x3x2xi32>, tensor<1xi32>) outs(%arg1 : tensor<1x3x2xi32>) -> tensor<1x3x2xi32>
    %padded = tensor.pad %1 low[0, 0, 2] high[2, 1, 2] {
    ^bb0(%arg2: index, %arg3: index, %arg4: index):
      %c100_i32 = arith.constant 100 : i32
      tensor.yield %c100_i32 : i32
    } : tensor<1x3x2xi32> to tensor<3x4x6xi32>
    return %padded : tensor<3x4x6xi32>
  }
}

