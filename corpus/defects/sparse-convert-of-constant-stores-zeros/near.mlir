// Neither number is zero.
#vector = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @count() -> index {
  %c = arith.constant sparse<[[0], [2]], [5, 7]> : tensor<4xi32>
  %s = sparse_tensor.convert %c : tensor<4xi32> to tensor<4xi32, #vector>
  %n = sparse_tensor.number_of_entries %s : tensor<4xi32, #vector>
  return %n : index
}
