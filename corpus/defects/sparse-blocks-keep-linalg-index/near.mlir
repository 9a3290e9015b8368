// Multiplies each element by itself.
#sparse = #sparse_tensor.encoding<{ map = (i, j) -> (i floordiv 2 : dense, j floordiv 2 : compressed, i mod 2 : dense, j mod 2 : dense) }>
#map = affine_map<(i, j) -> (i, j)>
func.func @scale(%a: tensor<4x4xi64, #sparse>, %init: tensor<4x4xi64>) -> tensor<4x4xi64> {
  %r = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x4xi64, #sparse>) outs(%init : tensor<4x4xi64>) {
  ^bb0(%x: i64, %old: i64):
    %y = arith.muli %x, %x : i64
    linalg.yield %y : i64
  } -> tensor<4x4xi64>
  return %r : tensor<4x4xi64>
}
