// The same with the extents that the tensor.empty has.
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @twice(%a: tensor<2x3xi32, #CSR>) -> tensor<2x3xi32> {
  %two = arith.constant 2 : i32
  %empty = tensor.empty() : tensor<2x3xi32, #CSR>
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<2x3xi32, #CSR>) outs(%empty : tensor<2x3xi32, #CSR>) {
  ^bb0(%x: i32, %o: i32):
    %1 = arith.muli %x, %two : i32
    linalg.yield %1 : i32
  } -> tensor<2x3xi32, #CSR>
  %2 = sparse_tensor.convert %0 : tensor<2x3xi32, #CSR> to tensor<2x3xi32>
  return %2 : tensor<2x3xi32>
}
