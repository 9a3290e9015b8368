// Brings tensor.insert.
module {
  func.func @main(%arg0: tensor<2xf16>, %arg1: !shape.size {padlab.value = 2 : index}, %arg2: index {padlab.value = 1 : index}) -> (tensor<2xindex>, index, !shape.size, tensor<2xf16>) attributes {padlab.seed = 1569649378 : i64} {
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg0[%c0] : tensor<2xf16>
    %inserted = tensor.insert %extracted into %arg0[%arg2] : tensor<2xf16>
    %0 = shape.shape_of %arg0 : tensor<2xf16> -> tensor<1xindex>
    %1 = shape.mul %arg1, %arg1 : !shape.size, !shape.size -> !shape.size
    %2 = shape.num_elements %0 : tensor<1xindex> -> index
    %3 = shape.concat %0, %0 : tensor<1xindex>, tensor<1xindex> -> tensor<2xindex>
    return %3, %2, %1, %inserted : tensor<2xindex>, index, !shape.size, tensor<2xf16>
  }
}

