// Converts a dense tensor to a sparse one. Wrong: a crash.
#vector = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @f(%a: tensor<4xi32>) -> tensor<4xi32, #vector> {
  %s = sparse_tensor.convert %a : tensor<4xi32> to tensor<4xi32, #vector>
  return %s : tensor<4xi32, #vector>
}
