// Casts a sparse vector of unknown extent to four elements. Wrong: a conversion from an unknown extent to a known one, which the verifier refuses.
#vector = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @cast(%a: tensor<?xf32, #vector>) -> tensor<4xf32, #vector> {
  %0 = tensor.cast %a : tensor<?xf32, #vector> to tensor<4xf32, #vector>
  return %0 : tensor<4xf32, #vector>
}
