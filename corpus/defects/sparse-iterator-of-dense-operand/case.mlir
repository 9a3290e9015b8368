// Adds a sparse vector to a dense one.
#vector = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @add(%a: tensor<4xi32, #vector>, %to: tensor<4xi32>) -> tensor<4xi32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%a : tensor<4xi32, #vector>) outs(%to : tensor<4xi32>) {
  ^bb0(%x: i32, %o: i32):
    %1 = arith.addi %o, %x : i32
    linalg.yield %1 : i32
  } -> tensor<4xi32>
  return %0 : tensor<4xi32>
}
