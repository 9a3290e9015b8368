// Brings tensor.pad before tensor.concat, tensor.pad before tensor.expand_shape, tensor.pad element ui1, tensor.pad of tensor.extract_slice.
module {
  func.func @main(%arg0: tensor<6xui1>, %arg1: index {padlab.value = 4 : index}, %arg2: index {padlab.value = 2 : index}, %arg3: index {padlab.value = 1 : index}, %arg4: ui1, %arg5: index {padlab.value = 6 : index}, %arg6: tensor<?xui1> {padlab.extents = array<i64: 0>}) -> (tensor<?xui1>, tensor<?xui1>) attributes {padlab.seed = 593354522 : i64} {
    %extracted_slice = tensor.extract_slice %arg0[%arg1] [%arg2] [%arg3] : tensor<6xui1> to tensor<?xui1>
    %padded = tensor.pad %extracted_slice low[3] high[1] {
    ^bb0(%arg7: index):
      tensor.yield %arg4 : ui1
    } : tensor<?xui1> to tensor<?xui1>
    %expanded = tensor.expand_shape %padded [[0]] output_shape [%arg5] : tensor<?xui1> into tensor<?xui1>
    %concat = tensor.concat dim(0) %padded, %arg6, %padded : (tensor<?xui1>, tensor<?xui1>, tensor<?xui1>) -> tensor<?xui1>
    %expanded_0 = tensor.expand_shape %expanded [[0]] output_shape [%arg5] : tensor<?xui1> into tensor<?xui1>
    return %concat, %expanded_0 : tensor<?xui1>, tensor<?xui1>
  }
}

