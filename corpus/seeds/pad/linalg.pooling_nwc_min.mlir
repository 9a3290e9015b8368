// Brings linalg.pooling_nwc_min.
module {
  func.func @main(%arg0: tensor<9x3x6xf32>, %arg1: tensor<9x1x6xf32>) -> tensor<9x1x6xf32> attributes {padlab.seed = 3305491242 : i64} {
    %c3 = arith.constant 3 : index
    %0 = tensor.empty(%c3) : tensor<?xf32>
    %1 = linalg.pooling_nwc_min {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%arg0, %0 : tensor<9x3x6xf32>, tensor<?xf32>) outs(%arg1 : tensor<9x1x6xf32>) -> tensor<9x1x6xf32>
    return %1 : tensor<9x1x6xf32>
  }
}

