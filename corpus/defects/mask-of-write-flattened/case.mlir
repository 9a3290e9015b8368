// A vector.transfer_write under a mask.
func.func @f(%to: memref<1x8xi32>, %start: index, %numbers: vector<1x4xi32>, %mask: vector<1x4xi1>) {
  vector.mask %mask { vector.transfer_write %numbers, %to[%start, %start] {in_bounds = [true, true]} : vector<1x4xi32>, memref<1x8xi32> } : vector<1x4xi1>
  return
}
