// The transpose is that of another matrix.
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @multiply(%a: tensor<4x4xi32, #CSR>, %b: tensor<4x4xi32, #CSR>) -> tensor<4x4xi32> {
  %y = bufferization.alloc_tensor() : tensor<4x4xi32>
  %product = linalg.generic {indexing_maps = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%a, %b : tensor<4x4xi32, #CSR>, tensor<4x4xi32, #CSR>) outs(%y : tensor<4x4xi32>) {
  ^bb0(%p: i32, %q: i32, %out: i32):
    %n = arith.muli %p, %q : i32
    linalg.yield %n : i32
  } -> tensor<4x4xi32>
  return %product : tensor<4x4xi32>
}
