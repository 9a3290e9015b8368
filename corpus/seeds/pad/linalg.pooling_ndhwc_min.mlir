// Brings linalg.pooling_ndhwc_min, linalg.select, linalg.unpack, tensor.pad of linalg.pooling_ndhwc_min, tensor.pad rank 5.
module {
  func.func @main(%arg0: tensor<2x3x3x3x2xi64>, %arg1: tensor<2x1x3x3x2xi64>, %arg2: tensor<2x1x3x3x2xi1>, %arg3: tensor<3x7x2xi64>, %arg4: i64, %arg5: i64, %arg6: i64) -> (tensor<4x1x5x2x0xi64>, tensor<2x1x3x3x2xi64>, tensor<6x7xi64>) attributes {padlab.seed = 989689258 : i64} {
    %0 = tensor.empty() : tensor<3x1x1xi64>
    %1 = linalg.pooling_ndhwc_min {dilations = dense<[1, 2, 1]> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%arg0, %0 : tensor<2x3x3x3x2xi64>, tensor<3x1x1xi64>) outs(%arg1 : tensor<2x1x3x3x2xi64>) -> tensor<2x1x3x3x2xi64>
    %padded = tensor.pad %1 low[0, 1, -1, 2, 0] high[2, -1, 3, -3, -2] {
    ^bb0(%arg7: index, %arg8: index, %arg9: index, %arg10: index, %arg11: index):
      %c0_i64 = arith.constant 0 : i64
      tensor.yield %arg6 : i64
    } : tensor<2x1x3x3x2xi64> to tensor<4x1x5x2x0xi64>
    %2 = tensor.empty() : tensor<2x1x3x3x2xi64>
    %3 = linalg.select ins(%arg2, %arg1, %1 : tensor<2x1x3x3x2xi1>, tensor<2x1x3x3x2xi64>, tensor<2x1x3x3x2xi64>) outs(%2 : tensor<2x1x3x3x2xi64>) -> tensor<2x1x3x3x2xi64>
    %4 = tensor.empty() : tensor<6x7xi64>
    %unpack = linalg.unpack %arg3 inner_dims_pos = [0] inner_tiles = [2] into %4 : tensor<3x7x2xi64> -> tensor<6x7xi64>
    return %padded, %3, %unpack : tensor<4x1x5x2x0xi64>, tensor<2x1x3x3x2xi64>, tensor<6x7xi64>
  }
}

