// Brings linalg.ceil, math.ceil.
module {
  func.func @main(%arg0: tensor<?x?x?xf16> {padlab.extents = array<i64: 5, 5, 1>}, %arg1: tensor<?xf16> {padlab.extents = array<i64: 2>}, %arg2: tensor<?x?xf16> {padlab.extents = array<i64: 1, 4>}, %arg3: index {padlab.value = 4 : index}) -> (f16, f16, tensor<?x?xf16>, tensor<?x?xf16>, tensor<?x?xf16>) attributes {padlab.seed = 1465332154 : i64} {
    %0 = linalg.ceil ins(%arg2 : tensor<?x?xf16>) outs(%arg2 : tensor<?x?xf16>) -> tensor<?x?xf16>
    %1 = std.constant -1.500000e+00 : f16
    %2 = std.constant dense<[[0.000000e+00, -1.500000e+00, 2.000000e+00, 7.500000e-01], [0x7E00, 1.000000e+00, -1.500000e+00, -3.000000e+00], [0.000000e+00, -1.500000e+00, 2.000000e+00, 7.500000e-01], [0x7E00, 1.000000e+00, -1.500000e+00, -3.000000e+00], [0.000000e+00, -1.500000e+00, 2.000000e+00, 7.500000e-01]]> : vector<5x4xf16>
    %3 = linalg.ceil ins(%0 : tensor<?x?xf16>) outs(%0 : tensor<?x?xf16>) -> tensor<?x?xf16>
    %4 = std.constant 2 : index
    %5 = std.extract_element %2[%arg3, %4] : vector<5x4xf16>
    %6 = linalg.ceil ins(%arg2 : tensor<?x?xf16>) outs(%0 : tensor<?x?xf16>) -> tensor<?x?xf16>
    std.return %1, %5, %0, %3, %6 : f16, f16, tensor<?x?xf16>, tensor<?x?xf16>, tensor<?x?xf16>
  }
}

