// Brings arith.maxui, arith.trunci, tensor.from_elements, tensor.reshape.
module {
  func.func @main(%arg0: tensor<5x4x?x0xi4> {padlab.extents = array<i64: 3>}, %arg1: i4) -> (tensor<8xi4>, tensor<8xi4>, tensor<*xi4>) attributes {padlab.seed = 1170683089 : i64} {
    %c2_i4 = arith.constant 2 : i4
    %from_elements = tensor.from_elements %c2_i4, %c2_i4, %c2_i4, %c2_i4, %arg1, %c2_i4, %arg1, %c2_i4 : tensor<1x4x2x1xi4>
    %cast = tensor.cast %from_elements : tensor<1x4x2x1xi4> to tensor<*xi4>
    %cst = arith.constant dense<8> : tensor<1xi16>
    %reshape = tensor.reshape %cast(%cst) : (tensor<*xi4>, tensor<1xi16>) -> tensor<8xi4>
    %0 = arith.trunci %arg1 : i4 to i1
    %true = arith.constant true
    %1 = arith.trunci %arg1 : i4 to i1
    %2 = arith.maxui %true, %1 : i1
    %3 = arith.select %2, %reshape, %reshape : tensor<8xi4>
    return %reshape, %3, %cast : tensor<8xi4>, tensor<8xi4>, tensor<*xi4>
  }
}

