// Adds the elements of each row.
#matrix = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @sum(%a: tensor<4x4xi32, #matrix>, %init: tensor<4xi32>) -> tensor<4xi32> {
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} ins(%a : tensor<4x4xi32, #matrix>) outs(%init : tensor<4xi32>) {
  ^bb0(%x: i32, %sum: i32):
    %new = arith.addi %sum, %x : i32
    linalg.yield %new : i32
  } -> tensor<4xi32>
  return %r : tensor<4xi32>
}
