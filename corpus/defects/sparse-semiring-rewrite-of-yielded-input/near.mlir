// The pass makes conversions of casts.
#vector = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @f(%a: tensor<4xi32, #vector>) -> tensor<4xi32, #vector> {
  %d = tensor.cast %a : tensor<4xi32, #vector> to tensor<4xi32>
  %e = tensor.cast %d : tensor<4xi32> to tensor<4xi32, #vector>
  return %e : tensor<4xi32, #vector>
}
