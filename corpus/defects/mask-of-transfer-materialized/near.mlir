// The vector.transfer_write is not masked.
func.func @f(%to: memref<8xi32>, %start: index, %row: vector<4xi32>) {
  vector.transfer_write %row, %to[%start] : vector<4xi32>, memref<8xi32>
  return
}
