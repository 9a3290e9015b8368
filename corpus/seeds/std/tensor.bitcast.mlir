// Brings tensor.bitcast.
module {
  func.func @main(%arg0: tensor<4xf64>, %arg1: f64) -> (f64, tensor<4xsi64>, tensor<4xsi64>) attributes {padlab.seed = 3945571180 : i64} {
    %0 = tensor.bitcast %arg0 : tensor<4xf64> to tensor<4xsi64>
    %1 = tensor.bitcast %arg0 : tensor<4xf64> to tensor<4xsi64>
    std.return %arg1, %0, %1 : f64, tensor<4xsi64>, tensor<4xsi64>
  }
}

