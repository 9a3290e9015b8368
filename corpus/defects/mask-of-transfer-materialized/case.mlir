// A vector.transfer_write under a mask. Expected: valid IR. Wrong: several operations in vector.mask.
func.func @f(%to: memref<8xi32>, %start: index, %row: vector<4xi32>, %mask: vector<4xi1>) {
  vector.mask %mask { vector.transfer_write %row, %to[%start] : vector<4xi32>, memref<8xi32> } : vector<4xi1>
  return
}
