// Writes a vector under a mask of ones. Expected: the pass ends; it has nothing to do with vectors. Wrong: it never ends.
func.func @write(%numbers: vector<4xi32>, %buffer: memref<4xi32>, %i: index) {
  %all = vector.constant_mask [4] : vector<4xi1>
  vector.mask %all { vector.transfer_write %numbers, %buffer[%i] : vector<4xi32>, memref<4xi32> } : vector<4xi1>
  return
}
