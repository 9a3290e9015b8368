// The cast forgets the extent: so may a conversion.
#vector = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @cast(%a: tensor<4xf32, #vector>) -> tensor<?xf32, #vector> {
  %0 = tensor.cast %a : tensor<4xf32, #vector> to tensor<?xf32, #vector>
  return %0 : tensor<?xf32, #vector>
}
