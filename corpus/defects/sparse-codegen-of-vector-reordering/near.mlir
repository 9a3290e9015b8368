// Sorts a sparse matrix.
#Unordered = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique, nonordered), j : singleton(nonordered)) }>
#Ordered = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
func.func @sort(%a: tensor<8x8xi32, #Unordered>) -> tensor<8x8xi32, #Ordered> {
  %r = sparse_tensor.reorder_coo quick_sort %a : tensor<8x8xi32, #Unordered> to tensor<8x8xi32, #Ordered>
  return %r : tensor<8x8xi32, #Ordered>
}
