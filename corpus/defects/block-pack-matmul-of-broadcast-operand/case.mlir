// Multiplies a row, used for every row of the first operand, by a matrix. Expected: no crash.
#broadcast = affine_map<(i, j, k) -> (k)>
#right = affine_map<(i, j, k) -> (k, j)>
#result = affine_map<(i, j, k) -> (i, j)>
func.func @matmul(%a: tensor<4xf32>, %b: tensor<4x4xf32>, %c: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %r = linalg.matmul indexing_maps = [#broadcast, #right, #result] ins(%a, %b : tensor<4xf32>, tensor<4x4xf32>) outs(%c : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %r : tensor<4x4xf32>
}
