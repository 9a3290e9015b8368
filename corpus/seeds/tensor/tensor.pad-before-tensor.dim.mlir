// Brings tensor.pad before tensor.dim, tensor.pad element i8.
module {
  func.func @main(%arg0: tensor<2xi8>, %arg1: index {padlab.value = 0 : index}, %arg2: tensor<2x6xi8>, %arg3: index {padlab.value = 1 : index}) -> (i8, index) attributes {padlab.seed = 1683715264 : i64} {
    %c0 = arith.constant 0 : index
    %padded = tensor.pad %arg0 low[3] high[%c0] {
    ^bb0(%arg4: index):
      %c2_i8 = arith.constant 2 : i8
      tensor.yield %c2_i8 : i8
    } : tensor<2xi8> to tensor<?xi8>
    %dim = tensor.dim %padded, %arg1 : tensor<?xi8>
    %extracted = tensor.extract %arg2[%arg3, %dim] : tensor<2x6xi8>
    return %extracted, %c0 : i8, index
  }
}

