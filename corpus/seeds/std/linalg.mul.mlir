// Brings linalg.mul, tensor.rank.
module {
  func.func @main(%arg0: f32, %arg1: index {padlab.value = 2 : index}, %arg2: tensor<1x5xi16>) -> (f32, index, tensor<1x5xi16>, tensor<1x5xi16>) attributes {padlab.seed = 1701744119 : i64} {
    %0 = std.constant dense<[[7.500000e-01, -1.500000e+00], [0x7FC00000, 5.000000e-01], [4.480000e+02, -6.550400e+04], [7.500000e-01, -1.500000e+00], [7.500000e-01, -1.500000e+00], [0x7FC00000, 5.000000e-01]]> : vector<6x2xf32>
    %1 = std.constant false
    %2 = std.constant dense<[[-1.500000e+00, -3.000000e+00], [-1.500000e+00, 0.000000e+00], [-3.000000e+00, -1.500000e+00], [7.500000e-01, 2.000000e+00], [-1.500000e+00, -3.000000e+00], [-1.500000e+00, 0.000000e+00]]> : vector<6x2xf32>
    %rank = tensor.rank %arg2 : tensor<1x5xi16>
    %3 = tensor.empty() : tensor<1x5xi16>
    %4 = linalg.mul ins(%arg2, %arg2 : tensor<1x5xi16>, tensor<1x5xi16>) outs(%3 : tensor<1x5xi16>) -> tensor<1x5xi16>
    %5 = tensor.empty() : tensor<1x5xi16>
    %6 = linalg.mul ins(%arg2, %arg2 : tensor<1x5xi16>, tensor<1x5xi16>) outs(%5 : tensor<1x5xi16>) -> tensor<1x5xi16>
    std.cond_br %1, ^bb1(%0 : vector<6x2xf32>), ^bb1(%2 : vector<6x2xf32>)
  ^bb1(%7: vector<6x2xf32>):  // 2 preds: ^bb0, ^bb0
    %8 = std.constant 1 : index
    %9 = std.extract_element %7[%arg1, %8] : vector<6x2xf32>
    std.return %9, %rank, %4, %6 : f32, index, tensor<1x5xi16>, tensor<1x5xi16>
  }
}

