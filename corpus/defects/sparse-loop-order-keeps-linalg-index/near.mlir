// The matrix is stored by rows.
#sparse = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#map = affine_map<(i, j) -> (i, j)>
func.func @scale(%a: tensor<4x4xi64, #sparse>, %init: tensor<4x4xi64>) -> tensor<4x4xi64> {
  %r = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x4xi64, #sparse>) outs(%init : tensor<4x4xi64>) {
  ^bb0(%x: i64, %old: i64):
    %row = linalg.index 0 : index
    %factor = arith.index_cast %row : index to i64
    %y = arith.muli %x, %factor : i64
    linalg.yield %y : i64
  } -> tensor<4x4xi64>
  return %r : tensor<4x4xi64>
}
