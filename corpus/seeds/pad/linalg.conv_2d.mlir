// Brings linalg.conv_2d, linalg.pooling_ncw_max, tensor.pad of linalg.conv_2d.
module {
  func.func @main(%arg0: tensor<3x3xi32>, %arg1: tensor<1x2xi32>, %arg2: tensor<1x2x3xi32>) -> (tensor<1x2x2xi32>, tensor<?x?xi32>, tensor<1x2x2xi32>) attributes {padlab.seed = 2831092841 : i64} {
    %cst = arith.constant dense<[[-1, 100], [2, -1], [2147483647, 7]]> : tensor<3x2xi32>
    %0 = linalg.conv_2d ins(%arg0, %arg1 : tensor<3x3xi32>, tensor<1x2xi32>) outs(%cst : tensor<3x2xi32>) -> tensor<3x2xi32>
    %1 = tensor.empty() : tensor<1xi32>
    %2 = tensor.empty() : tensor<1x2x2xi32>
    %3 = call @callee_0(%2, %arg2, %1) : (tensor<1x2x2xi32>, tensor<1x2x3xi32>, tensor<1xi32>) -> tensor<1x2x2xi32>
    %padded = tensor.pad %0 low[2, 1] high[0, 0] {
    ^bb0(%arg3: index, %arg4: index):
      %c4 = arith.constant 4 : index
      %c2 = arith.constant 2 : index
      %5 = arith.xori %arg4, %c2 : index
      %6 = arith.ori %arg3, %5 : index
      %c3 = arith.constant 3 : index
      %7 = arith.remsi %6, %c3 : index
      %8 = arith.index_castui %7 : index to i32
      tensor.yield %8 : i32
    } : tensor<3x2xi32> to tensor<5x3xi32>
    %cast = tensor.cast %padded : tensor<5x3xi32> to tensor<?x?xi32>
    %4 = call @callee_0(%2, %arg2, %1) : (tensor<1x2x2xi32>, tensor<1x2x3xi32>, tensor<1xi32>) -> tensor<1x2x2xi32>
    return %3, %cast, %4 : tensor<1x2x2xi32>, tensor<?x?xi32>, tensor<1x2x2xi32>
  }
  func.func private @callee_0(%arg0: tensor<1x2x2xi32>, %arg1: tensor<1x2x3xi32>, %arg2: tensor<1xi32>) -> tensor<1x2x2xi32> {
    %c-2_i32 = arith.constant -2 : i32
    %0 = linalg.fill ins(%c-2_i32 : i32) outs(%arg0 : tensor<1x2x2xi32>) -> tensor<1x2x2xi32>
    %1 = linalg.pooling_ncw_max {dilations = dense<2> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%arg1, %arg2 : tensor<1x2x3xi32>, tensor<1xi32>) outs(%0 : tensor<1x2x2xi32>) -> tensor<1x2x2xi32>
    return %1 : tensor<1x2x2xi32>
  }
}

