// Adds the elements to the output.
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @sums(%a: tensor<6x8xi64, #CSR>, %o: tensor<6xi64>) -> tensor<6xi64> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]}
      ins(%a : tensor<6x8xi64, #CSR>) outs(%o : tensor<6xi64>) {
  ^bb0(%x: i64, %y: i64):
    %1 = arith.addi %y, %x : i64
    linalg.yield %1 : i64
  } -> tensor<6xi64>
  return %0 : tensor<6xi64>
}
