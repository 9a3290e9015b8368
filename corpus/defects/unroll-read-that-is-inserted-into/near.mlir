// The read is what is inserted.
func.func @insert_rows(%matrix: memref<2x4xi32>, %padding: i32, %all: vector<2x2x4xi32>, %i: index) -> vector<2x2x4xi32> {
  %rows = vector.transfer_read %matrix[%i, %i], %padding : memref<2x4xi32>, vector<2x4xi32>
  %inserted = vector.insert %rows, %all[0] : vector<2x4xi32> into vector<2x2x4xi32>
  return %inserted : vector<2x2x4xi32>
}
