// Brings arith.minsi, arith.remui, linalg.min, tensor.extract, tensor.extract_slice, tensor.pad element i8, tensor.pad high dynamic, tensor.pad of an argument, tensor.pad rank 1.
module {
  func.func @main(%arg0: tensor<1xi8>, %arg1: index {padlab.value = 0 : index}) -> (tensor<?xi8>, tensor<1xi8>) attributes {padlab.seed = 1885384531 : i64} {
    %0 = tensor.empty() : tensor<1xi8>
    %1 = linalg.min ins(%arg0, %arg0 : tensor<1xi8>, tensor<1xi8>) outs(%0 : tensor<1xi8>) -> tensor<1xi8>
    %extracted = tensor.extract %1[%arg1] : tensor<1xi8>
    %padded = tensor.pad %arg0 low[2] high[%arg1] {
    ^bb0(%arg2: index):
      %c1 = arith.constant 1 : index
      %2 = arith.remui %arg2, %c1 : index
      %extracted_0 = tensor.extract %1[%2] : tensor<1xi8>
      tensor.yield %extracted_0 : i8
    } : tensor<1xi8> to tensor<?xi8>
    %extracted_slice = tensor.extract_slice %1[0] [1] [1] : tensor<1xi8> to tensor<1xi8>
    return %padded, %extracted_slice : tensor<?xi8>, tensor<1xi8>
  }
}

