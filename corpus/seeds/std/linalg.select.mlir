// Brings linalg.select.
module {
  func.func @main(%arg0: tensor<f32>, %arg1: f32, %arg2: f16, %arg3: tensor<i1>) -> (f16, tensor<f16>, tensor<f32>) attributes {padlab.seed = 1661522705 : i64} {
    %0 = std.alloc() : memref<f16>
    std.store %arg2, %0[] : memref<f16>
    %1 = std.absf %arg2 : f16
    %2 = linalg.select ins(%arg3, %arg0, %arg0 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%arg0 : tensor<f32>) -> tensor<f32>
    %3 = std.addf %1, %arg2 : f16
    %4 = std.tensor_load %0 : memref<f16>
    %5 = std.constant dense<2.000000e+00> : tensor<f16>
    %6 = linalg.select ins(%arg3, %4, %5 : tensor<i1>, tensor<f16>, tensor<f16>) outs(%5 : tensor<f16>) -> tensor<f16>
    %7 = std.addf %6, %5 : tensor<f16>
    std.dealloc %0 : memref<f16>
    std.return %3, %7, %2 : f16, tensor<f16>, tensor<f32>
  }
}

