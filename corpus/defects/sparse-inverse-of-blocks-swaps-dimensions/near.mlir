// The level of one dimension stands before the levels of the other, and so do the dimensions.
#blocked = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j floordiv 2 : dense, j mod 2 : dense) }>
func.func @translate(%a: index, %b: index, %c: index) -> (index, index) {
  %row, %column = sparse_tensor.crd_translate lvl_to_dim [%a, %b, %c] as #blocked : index, index
  return %row, %column : index, index
}
