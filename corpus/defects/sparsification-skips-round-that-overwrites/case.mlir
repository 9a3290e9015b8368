// The result is twice the last element. Of 3 0 0 0, expected: 0. Wrong: 6, twice the last element that is stored.
#vector = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @last(%a: tensor<4xi32, #vector>, %init: tensor<i32>) -> tensor<i32> {
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]} ins(%a : tensor<4xi32, #vector>) outs(%init : tensor<i32>) {
  ^bb0(%x: i32, %old: i32):
    %new = arith.addi %x, %x : i32
    linalg.yield %new : i32
  } -> tensor<i32>
  return %r : tensor<i32>
}
