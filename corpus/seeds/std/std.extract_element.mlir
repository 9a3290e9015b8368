// Brings std.extract_element, std.splat, std.xor.
module {
  func.func @main(%arg0: tensor<i4>, %arg1: i4) -> (tensor<i4>, i4, tensor<i4>) attributes {padlab.seed = 2376965990 : i64} {
    %0 = std.addi %arg0, %arg0 : tensor<i4>
    %1 = std.splat %arg1 : vector<4xi4>
    %2 = std.xor %arg0, %0 : tensor<i4>
    %3 = std.constant 2 : index
    %4 = std.extract_element %1[%3] : vector<4xi4>
    std.return %0, %4, %2 : tensor<i4>, i4, tensor<i4>
  }
}

