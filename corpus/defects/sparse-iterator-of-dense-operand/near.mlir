// The sum is one number, which no loop counter addresses.
#vector = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @sum(%a: tensor<4xi32, #vector>, %to: tensor<i32>) -> tensor<i32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]}
      ins(%a : tensor<4xi32, #vector>) outs(%to : tensor<i32>) {
  ^bb0(%x: i32, %o: i32):
    %1 = arith.addi %o, %x : i32
    linalg.yield %1 : i32
  } -> tensor<i32>
  return %0 : tensor<i32>
}
