// Brings std.copysign, tensor.from_elements.
module {
  func.func @main(%arg0: f8E5M2, %arg1: f64) -> (f8E5M2, f8E5M2, tensor<2xf64>) attributes {padlab.seed = 119273439 : i64} {
    %0 = std.constant false
    %1 = std.select %0, %arg0, %arg0 : f8E5M2
    %2 = std.addf %1, %arg0 : f8E5M2
    %3 = std.constant false
    %4 = std.select %3, %arg0, %arg0 : f8E5M2
    %5 = std.constant true
    %6 = std.constant 5.000000e-01 : f8E5M2
    %7 = std.select %5, %6, %4 : f8E5M2
    %8 = std.constant -1.000000e+00 : f8E5M2
    %9 = std.copysign %7, %8 : f8E5M2
    %from_elements = tensor.from_elements %arg1, %arg1 : tensor<2xf64>
    std.return %2, %9, %from_elements : f8E5M2, f8E5M2, tensor<2xf64>
  }
}

