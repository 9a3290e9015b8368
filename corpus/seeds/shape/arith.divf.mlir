// Brings arith.divf, linalg.div.
module {
  func.func @main(%arg0: !shape.shape {padlab.value = "[3, 5, ?, ?]"}, %arg1: !shape.shape {padlab.value = "[1, 1, 1, ?]"}, %arg2: tensor<f32>, %arg3: !shape.shape {padlab.value = "[1, 1, 1, ?]"}) -> (!shape.witness, tensor<f32>) attributes {padlab.seed = 3894019275 : i64} {
    %0 = shape.broadcast %arg0, %arg1 : !shape.shape, !shape.shape -> !shape.shape
    %1 = shape.cstr_broadcastable %arg0, %0 : !shape.shape, !shape.shape
    %2 = shape.with_shape %arg2, %arg3 : tensor<f32>, !shape.shape
    %3 = linalg.div ins(%arg2, %arg2 : tensor<f32>, tensor<f32>) outs(%arg2 : tensor<f32>) -> tensor<f32>
    return %1, %3 : !shape.witness, tensor<f32>
  }
}

