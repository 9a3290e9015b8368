// The vector.transfer_read is not masked.
func.func @f(%from: memref<8x8xi32>, %start: index, %padding: i32) -> vector<4x4xi32> {
  %r = vector.transfer_read %from[%start, %start], %padding {in_bounds = [true, true]} : memref<8x8xi32>, vector<4x4xi32>
  return %r : vector<4x4xi32>
}
