// The vector.transfer_write is not masked.
func.func @f(%to: memref<8x8xi32>, %start: index, %numbers: vector<4x4xi32>) {
  vector.transfer_write %numbers, %to[%start, %start] {in_bounds = [true, true]} : vector<4x4xi32>, memref<8x8xi32>
  return
}
