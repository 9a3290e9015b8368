// Brings arith.sitofp, arith.subf, linalg.select, tensor.cast.
module {
  func.func @main(%arg0: tensor<f32>, %arg1: tensor<i1>, %arg2: tensor<f32>) -> (tensor<f32>, tensor<*xf32>) attributes {padlab.seed = 4024719260 : i64} {
    %cast = tensor.cast %arg0 : tensor<f32> to tensor<*xf32>
    %cast_0 = tensor.cast %cast : tensor<*xf32> to tensor<f32>
    %0 = linalg.select ins(%arg1, %cast_0, %cast_0 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%arg2 : tensor<f32>) -> tensor<f32>
    return %0, %cast : tensor<f32>, tensor<*xf32>
  }
}

