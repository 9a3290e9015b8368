// Brings tensor.pad before tensor.extract_slice, tensor.pad element si8.
module {
  func.func @main(%arg0: tensor<8xsi8>, %arg1: index {padlab.value = 0 : index}, %arg2: index {padlab.value = 6 : index}) -> (tensor<2xsi8>, index) attributes {padlab.seed = 1429801498 : i64} {
    %dim = tensor.dim %arg0, %arg1 : tensor<8xsi8>
    %c-2 = arith.constant -2 : index
    %extracted = tensor.extract %arg0[%arg2] : tensor<8xsi8>
    %padded = tensor.pad %arg0 low[%arg1] high[%arg1] {
    ^bb0(%arg3: index):
      tensor.yield %extracted : si8
    } : tensor<8xsi8> to tensor<?xsi8>
    %extracted_slice = tensor.extract_slice %padded[1] [2] [1] : tensor<?xsi8> to tensor<2xsi8>
    return %extracted_slice, %dim : tensor<2xsi8>, index
  }
}

