// The sums of the columns of a matrix with one row, into a sparse vector without entries, as a dense vector: 0 7 0 5 for the row 0 7 0 5.
#matrix = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#vector = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @sums(%a: tensor<1x4xi32, #matrix>) -> tensor<4xi32> {
  %empty = tensor.empty() : tensor<4xi32, #vector>
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>], iterator_types = ["reduction", "parallel"]}
      ins(%a : tensor<1x4xi32, #matrix>) outs(%empty : tensor<4xi32, #vector>) {
  ^bb0(%x: i32, %o: i32):
    %1 = arith.addi %o, %x : i32
    linalg.yield %1 : i32
  } -> tensor<4xi32, #vector>
  %2 = sparse_tensor.convert %0 : tensor<4xi32, #vector> to tensor<4xi32>
  return %2 : tensor<4xi32>
}
