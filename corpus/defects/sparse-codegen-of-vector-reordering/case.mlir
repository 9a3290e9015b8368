// Sorts a sparse vector. Expected: a loop that sorts. Wrong: mlir-opt dies.
#Unordered = #sparse_tensor.encoding<{ map = (i) -> (i : compressed(nonordered)) }>
#Ordered = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @sort(%a: tensor<8xi32, #Unordered>) -> tensor<8xi32, #Ordered> {
  %r = sparse_tensor.reorder_coo quick_sort %a : tensor<8xi32, #Unordered> to tensor<8xi32, #Ordered>
  return %r : tensor<8xi32, #Ordered>
}
