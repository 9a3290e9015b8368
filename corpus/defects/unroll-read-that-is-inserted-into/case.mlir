// Reads two rows and replaces the first. Expected: two reads of rows, and the insertion. Wrong: the insertion is taken for that of the read, and is erased with it.
func.func @replace_row(%matrix: memref<2x4xi32>, %padding: i32, %row: vector<4xi32>, %i: index) -> vector<2x4xi32> {
  %rows = vector.transfer_read %matrix[%i, %i], %padding : memref<2x4xi32>, vector<2x4xi32>
  %replaced = vector.insert %row, %rows[0] : vector<4xi32> into vector<2x4xi32>
  return %replaced : vector<2x4xi32>
}
