// The tensor has no encoding.
func.func @add(%a: tensor<1x4xi32>, %init: tensor<1x4xi32>) -> tensor<1x4xi32> {
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<1x4xi32>) outs(%init : tensor<1x4xi32>) {
  ^bb0(%x: i32, %old: i32):
    %sum = arith.addi %x, %old : i32
    linalg.yield %sum : i32
  } -> tensor<1x4xi32>
  return %r : tensor<1x4xi32>
}
