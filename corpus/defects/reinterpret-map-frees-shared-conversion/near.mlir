// Each operation has its own matrices.
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#CSC = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed) }>
#elementwise = {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
func.func @compute(%a: tensor<4x4xi32, #CSC>, %b: tensor<4x4xi32, #CSR>, %c: tensor<4x4xi32, #CSC>, %d: tensor<4x4xi32, #CSR>, %x: tensor<4x4xi32>) -> (tensor<4x4xi32>, tensor<4x4xi32>) {
  %y = bufferization.alloc_tensor() : tensor<4x4xi32>
  %product = linalg.generic #elementwise ins(%a, %b : tensor<4x4xi32, #CSC>, tensor<4x4xi32, #CSR>) outs(%x : tensor<4x4xi32>) {
  ^bb0(%p: i32, %q: i32, %out: i32):
    %n = arith.muli %p, %q : i32
    linalg.yield %n : i32
  } -> tensor<4x4xi32>
  %sum = linalg.generic #elementwise ins(%c, %d : tensor<4x4xi32, #CSC>, tensor<4x4xi32, #CSR>) outs(%y : tensor<4x4xi32>) {
  ^bb0(%p: i32, %q: i32, %out: i32):
    %n = arith.addi %p, %q : i32
    linalg.yield %n : i32
  } -> tensor<4x4xi32>
  return %product, %sum : tensor<4x4xi32>, tensor<4x4xi32>
}
