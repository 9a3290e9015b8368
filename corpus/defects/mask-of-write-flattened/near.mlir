// The vector.transfer_write is not masked.
func.func @f(%to: memref<1x8xi32>, %start: index, %numbers: vector<1x4xi32>) {
  vector.transfer_write %numbers, %to[%start, %start] {in_bounds = [true, true]} : vector<1x4xi32>, memref<1x8xi32>
  return
}
