// Adds all elements. Wrong: a crash, where the loop over the rows is made parallel.
#matrix = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @sum(%a: tensor<4x4xi32, #matrix>, %init: tensor<i32>) -> tensor<i32> {
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> ()>], iterator_types = ["reduction", "reduction"]} ins(%a : tensor<4x4xi32, #matrix>) outs(%init : tensor<i32>) {
  ^bb0(%x: i32, %sum: i32):
    %new = arith.addi %sum, %x : i32
    linalg.yield %new : i32
  } -> tensor<i32>
  return %r : tensor<i32>
}
