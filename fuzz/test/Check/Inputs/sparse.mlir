#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @main(%a: tensor<2x3xi32> {padlab.value = dense<[[0, 5, 0], [0, -1, 7]]> : tensor<2x3xi32>}) -> (tensor<3x3xi32>, index)
    attributes {padlab.seed = 1 : i64} {
  %0 = sparse_tensor.convert %a : tensor<2x3xi32> to tensor<2x3xi32, #CSR>
  %n = sparse_tensor.number_of_entries %0 : tensor<2x3xi32, #CSR>
  %zero = arith.constant 0 : i32
  %1 = tensor.pad %0 low[1, 0] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : i32
  } : tensor<2x3xi32, #CSR> to tensor<3x3xi32, #CSR>
  %2 = sparse_tensor.convert %1 : tensor<3x3xi32, #CSR> to tensor<3x3xi32>
  return %2, %n : tensor<3x3xi32>, index
}
