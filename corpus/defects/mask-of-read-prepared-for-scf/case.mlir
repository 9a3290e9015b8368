// A vector.transfer_read under a mask. Expected: valid IR. Wrong: several operations in vector.mask.
func.func @f(%from: memref<8x8xi32>, %start: index, %padding: i32, %mask: vector<4x4xi1>) -> vector<4x4xi32> {
  %r = vector.mask %mask { vector.transfer_read %from[%start, %start], %padding {in_bounds = [true, true]} : memref<8x8xi32>, vector<4x4xi32> } : vector<4x4xi1> -> vector<4x4xi32>
  return %r : vector<4x4xi32>
}
