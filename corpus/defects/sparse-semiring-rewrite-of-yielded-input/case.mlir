// Yields the input itself. Wrong: a crash.
#vector = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @f(%a: tensor<4xi32, #vector>, %init: tensor<i32>) -> tensor<i32> {
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]} ins(%a : tensor<4xi32, #vector>) outs(%init : tensor<i32>) {
  ^bb0(%x: i32, %old: i32):
    linalg.yield %x : i32
  } -> tensor<i32>
  return %r : tensor<i32>
}
