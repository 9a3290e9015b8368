// Brings linalg.transpose.
module {
  func.func @main(%arg0: tensor<5x1xf16>, %arg1: index {padlab.value = 4 : index}, %arg2: index {padlab.value = 5 : index}) -> (f16, tensor<1x5xf16>) attributes {padlab.seed = 3746777561 : i64} {
    %0 = std.constant dense<[[true], [false], [false], [false], [true]]> : tensor<5x1xi1>
    %1 = std.select %0, %arg0, %arg0 : tensor<5x1xf16>
    %2 = std.ceilf %1 : tensor<5x1xf16>
    %3 = std.constant 0 : index
    %4 = std.extract_element %2[%arg1, %3] : tensor<5x1xf16>
    %5 = tensor.empty(%arg2) : tensor<1x?xf16>
    %cast = tensor.cast %5 : tensor<1x?xf16> to tensor<1x5xf16>
    %transposed = linalg.transpose ins(%2 : tensor<5x1xf16>) outs(%cast : tensor<1x5xf16>) permutation = [1, 0] 
    std.return %4, %transposed : f16, tensor<1x5xf16>
  }
}

