// The same with two rows of blocks.
#BSR = #sparse_tensor.encoding<{ map = (i, j) -> (i floordiv 2 : dense, j floordiv 2 : compressed, i mod 2 : dense, j mod 2 : dense) }>
func.func @sum(%a: tensor<4x4xi32, #BSR>, %o: tensor<4x4xi32>) -> tensor<4x4xi32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<4x4xi32, #BSR>) outs(%o : tensor<4x4xi32>) {
  ^bb0(%x: i32, %y: i32):
    %1 = arith.addi %x, %y : i32
    linalg.yield %1 : i32
  } -> tensor<4x4xi32>
  return %0 : tensor<4x4xi32>
}
