// Brings tensor.from_elements.
module {
  func.func @main(%arg0: tensor<2x1x3x2xi32>, %arg1: index {padlab.value = 3 : index}, %arg2: i1) -> (index, tensor<4xi1>) attributes {padlab.passes = "func.func(lower-vector-multi-reduction)", padlab.seed = 1952230600 : i64} {
    %dim = tensor.dim %arg0, %arg1 : tensor<2x1x3x2xi32>
    %true = arith.constant true
    %from_elements = tensor.from_elements %true, %true, %arg2, %arg2 : tensor<4xi1>
    return %dim, %from_elements : index, tensor<4xi1>
  }
}

