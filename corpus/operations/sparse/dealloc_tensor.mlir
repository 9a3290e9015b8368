// The memory of a sparse tensor is freed behind its last use.
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @main(%a: tensor<2x3xi32>) -> (tensor<2x3xi32>, index) attributes {padlab.seed = 1 : i64} {
  %0 = sparse_tensor.convert %a : tensor<2x3xi32> to tensor<2x3xi32, #CSR>
  %n = sparse_tensor.number_of_entries %0 : tensor<2x3xi32, #CSR>
  %1 = sparse_tensor.convert %0 : tensor<2x3xi32, #CSR> to tensor<2x3xi32>
  bufferization.dealloc_tensor %0 : tensor<2x3xi32, #CSR>
  return %1, %n : tensor<2x3xi32>, index
}

// -----
// EXPECT-UNDEFINED: bufferization.dealloc_tensor: the tensor is used afterwards
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @main(%a: tensor<2x3xi32>) -> index attributes {padlab.seed = 1 : i64} {
  %0 = sparse_tensor.convert %a : tensor<2x3xi32> to tensor<2x3xi32, #CSR>
  bufferization.dealloc_tensor %0 : tensor<2x3xi32, #CSR>
  %n = sparse_tensor.number_of_entries %0 : tensor<2x3xi32, #CSR>
  return %n : index
}
