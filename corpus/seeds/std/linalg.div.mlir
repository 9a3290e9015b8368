// Brings linalg.div.
module {
  func.func private @f2(%arg0: f8E4M3FN, %arg1: f8E4M3FN) -> f8E4M3FN {
    %0 = std.constant false
    %1 = std.select %0, %arg0, %arg0 : f8E4M3FN
    std.return %1 : f8E4M3FN
  }
  func.func private @f1(%arg0: f8E4M3FN, %arg1: f8E4M3FN) -> f8E4M3FN {
    %0 = std.addf %arg1, %arg1 : f8E4M3FN
    std.return %0 : f8E4M3FN
  }
  func.func @main(%arg0: i33, %arg1: tensor<5x4x1xf8E4M3FN>) -> (i1, tensor<f8E4M3FN>, tensor<f8E4M3FN, "layout">) attributes {padlab.seed = 3470048645 : i64} {
    %0 = std.constant -3.000000e+00 : f8E4M3FN
    %1 = std.constant @f1 : (f8E4M3FN, f8E4M3FN) -> f8E4M3FN
    %2 = std.constant @f2 : (f8E4M3FN, f8E4M3FN) -> f8E4M3FN
    %3 = std.constant true
    %4 = std.select %3, %1, %2 : (f8E4M3FN, f8E4M3FN) -> f8E4M3FN
    %5 = std.call_indirect %4(%0, %0) : (f8E4M3FN, f8E4M3FN) -> f8E4M3FN
    %6 = std.alloc() : memref<f8E4M3FN>
    std.store %5, %6[] : memref<f8E4M3FN>
    std.store %5, %6[] : memref<f8E4M3FN>
    std.store %5, %6[] : memref<f8E4M3FN>
    %7 = std.constant dense<-0.000000e+00> : tensor<f8E4M3FN>
    std.tensor_store %7, %6 : memref<f8E4M3FN>
    %8 = std.cmpi "ule", %arg0, %arg0 : i33
    std.store %5, %6[] : memref<f8E4M3FN>
    %9 = std.tensor_load %6 : memref<f8E4M3FN>
    std.dealloc %6 : memref<f8E4M3FN>
    %10 = tensor.empty() : tensor<f8E4M3FN, "layout">
    %11 = linalg.div ins(%9, %9 : tensor<f8E4M3FN>, tensor<f8E4M3FN>) outs(%10 : tensor<f8E4M3FN, "layout">) -> tensor<f8E4M3FN, "layout">
    std.return %8, %9, %11 : i1, tensor<f8E4M3FN>, tensor<f8E4M3FN, "layout">
  }
}

