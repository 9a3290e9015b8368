// Translates coordinates of levels: the column, the block of rows, the row in its block. Expected: row 2 * b + c, column a. Wrong: row a, column 2 * b + c.
#blocked = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i floordiv 2 : dense, i mod 2 : dense) }>
func.func @translate(%a: index, %b: index, %c: index) -> (index, index) {
  %row, %column = sparse_tensor.crd_translate lvl_to_dim [%a, %b, %c] as #blocked : index, index
  return %row, %column : index, index
}
