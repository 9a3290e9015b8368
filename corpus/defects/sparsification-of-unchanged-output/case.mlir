// Reads a matrix and leaves the output as it is: what folding makes of sums of products with zero. Wrong: a crash.
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @sums(%a: tensor<6x8xi64, #CSR>, %o: tensor<6xi64>) -> tensor<6xi64> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]}
      ins(%a : tensor<6x8xi64, #CSR>) outs(%o : tensor<6xi64>) {
  ^bb0(%x: i64, %y: i64):
    linalg.yield %y : i64
  } -> tensor<6xi64>
  return %0 : tensor<6xi64>
}
