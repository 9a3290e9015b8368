// Both tensors are sparse.
#vector = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @f(%a: tensor<4xi32, #vector>) -> tensor<?xi32, #vector> {
  %s = sparse_tensor.convert %a : tensor<4xi32, #vector> to tensor<?xi32, #vector>
  return %s : tensor<?xi32, #vector>
}
