// Brings linalg.pooling_ndhwc_sum.
module {
  func.func @main(%arg0: tensor<6xindex>, %arg1: tensor<1x3x3x3x2xi64>, %arg2: tensor<1x1x1x2x2xi64>) -> tensor<1x1x1x2x2xi64> attributes {padlab.passes = "one-shot-bufferize{bufferize-function-boundaries allow-return-allocs-from-loops allow-unknown-ops},convert-linalg-to-loops", padlab.seed = 1502641238 : i64} {
    %0 = tensor.empty() : tensor<3x2x2xi64>
    %1 = linalg.pooling_ndhwc_sum {dilations = dense<[1, 2, 1]> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%arg1, %0 : tensor<1x3x3x3x2xi64>, tensor<3x2x2xi64>) outs(%arg2 : tensor<1x1x1x2x2xi64>) -> tensor<1x1x1x2x2xi64>
    return %1 : tensor<1x1x1x2x2xi64>
  }
}

