// Copies a sparse vector of unknown extent into one of four elements. Wrong: a conversion from an unknown extent to a known one, which the verifier refuses.
#vector = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @copy(%a: tensor<?xf32, #vector>, %init: tensor<4xf32, #vector>) -> tensor<4xf32, #vector> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%a : tensor<?xf32, #vector>) outs(%init : tensor<4xf32, #vector>) {
  ^bb0(%x: f32, %o: f32):
    linalg.yield %x : f32
  } -> tensor<4xf32, #vector>
  return %0 : tensor<4xf32, #vector>
}
