// The masked operation has a result, by which the fold replaces the vector.mask.
func.func @read(%buffer: memref<4xi32>, %padding: i32, %i: index) -> vector<4xi32> {
  %all = vector.constant_mask [4] : vector<4xi1>
  %numbers = vector.mask %all { vector.transfer_read %buffer[%i], %padding : memref<4xi32>, vector<4xi32> } : vector<4xi1> -> vector<4xi32>
  return %numbers : vector<4xi32>
}
