// Brings linalg.pooling_nwc_max.
module {
  func.func @main(%arg0: tensor<7xsi64>, %arg1: tensor<1x4x?xi32> {padlab.extents = array<i64: 2>}, %arg2: tensor<?xi32> {padlab.extents = array<i64: 1>}) -> tensor<1x4x2xi32> attributes {padlab.seed = 2719653870 : i64} {
    %0 = tensor.empty() : tensor<1x4x2xi32>
    %c7_i32 = arith.constant 7 : i32
    %1 = linalg.pooling_nwc_max {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%arg1, %arg2 : tensor<1x4x?xi32>, tensor<?xi32>) outs(%0 : tensor<1x4x2xi32>) -> tensor<1x4x2xi32>
    return %1 : tensor<1x4x2xi32>
  }
}

