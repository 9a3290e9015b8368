// A vector.transfer_write under a mask.
func.func @f(%to: memref<8x8xi32>, %start: index, %numbers: vector<4x4xi32>, %mask: vector<4x4xi1>) {
  vector.mask %mask { vector.transfer_write %numbers, %to[%start, %start] {in_bounds = [true, true]} : vector<4x4xi32>, memref<8x8xi32> } : vector<4x4xi1>
  return
}
