// A vector.transfer_read under a mask.
func.func @f(%from: memref<1x8xi32>, %start: index, %padding: i32, %mask: vector<1x4xi1>) -> vector<1x4xi32> {
  %r = vector.mask %mask { vector.transfer_read %from[%start, %start], %padding {in_bounds = [true, true]} : memref<1x8xi32>, vector<1x4xi32> } : vector<1x4xi1> -> vector<1x4xi32>
  return %r : vector<1x4xi32>
}
