// The extent of the result is unknown: a conversion may forget an extent.
#vector = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @copy(%a: tensor<4xf32, #vector>, %init: tensor<?xf32, #vector>) -> tensor<?xf32, #vector> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%a : tensor<4xf32, #vector>) outs(%init : tensor<?xf32, #vector>) {
  ^bb0(%x: f32, %o: f32):
    linalg.yield %x : f32
  } -> tensor<?xf32, #vector>
  return %0 : tensor<?xf32, #vector>
}
