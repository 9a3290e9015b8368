// Adds to a tensor with an encoding. Expected: a result with this encoding. Wrong: a new init without it.
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @add(%a: tensor<1x4xi32>, %init: tensor<1x4xi32, #CSR>) -> tensor<1x4xi32, #CSR> {
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<1x4xi32>) outs(%init : tensor<1x4xi32, #CSR>) {
  ^bb0(%x: i32, %old: i32):
    %sum = arith.addi %x, %old : i32
    linalg.yield %sum : i32
  } -> tensor<1x4xi32, #CSR>
  return %r : tensor<1x4xi32, #CSR>
}
