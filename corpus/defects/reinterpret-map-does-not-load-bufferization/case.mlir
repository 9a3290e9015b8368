// Adds two matrices, one stored by columns and one by rows, so that one is converted. Wrong: an operation of a dialect that nobody has loaded.
#columns = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed) }>
#rows = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#map = affine_map<(i, j) -> (i, j)>
func.func @add(%a: tensor<4x4xi32, #columns>, %b: tensor<4x4xi32, #rows>, %init: tensor<4x4xi32>) -> tensor<4x4xi32> {
  %r = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%a, %b : tensor<4x4xi32, #columns>, tensor<4x4xi32, #rows>) outs(%init : tensor<4x4xi32>) {
  ^bb0(%x: i32, %y: i32, %old: i32):
    %sum = arith.addi %x, %y : i32
    linalg.yield %sum : i32
  } -> tensor<4x4xi32>
  return %r : tensor<4x4xi32>
}
