// The callee writes both of its arguments, which the caller gives one tensor.
module {
  func.func @main(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> attributes {padlab.seed = 0 : i64} {
    %0:2 = call @callee_0(%arg0, %arg1, %arg1) : (tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
    return %0#0 : tensor<f32>
  }
  func.func private @callee_0(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    %0 = linalg.tanh ins(%arg0 : tensor<f32>) outs(%arg1 : tensor<f32>) -> tensor<f32>
    %1 = linalg.negf ins(%arg0 : tensor<f32>) outs(%arg2 : tensor<f32>) -> tensor<f32>
    return %0, %1 : tensor<f32>, tensor<f32>
  }
}
