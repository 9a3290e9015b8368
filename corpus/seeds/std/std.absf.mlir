// Brings std.absf, std.tanh, std.tensor_cast, std.tensor_load.
module {
  func.func @main(%arg0: bf16, %arg1: f64, %arg2: f64) -> tensor<f64> attributes {padlab.seed = 2889239519 : i64} {
    %0 = std.tanh %arg1 : f64
    %1 = std.absf %0 : f64
    %2 = std.alloc() : memref<f64, 2>
    std.store %1, %2[] : memref<f64, 2>
    %3 = std.tensor_load %2 : memref<f64, 2>
    %4 = std.tensor_cast %3 : tensor<f64> to tensor<f64>
    std.dealloc %2 : memref<f64, 2>
    std.return %4 : tensor<f64>
  }
}

