// The vector.gather is not masked.
func.func @f(%from: memref<8x8xi32>, %start: index, %numbers: vector<4x4xi32>, %flags: vector<4x4xi1>) -> vector<4x4xi32> {
  %r = vector.gather %from[%start, %start] [%numbers], %flags, %numbers : memref<8x8xi32>, vector<4x4xi32>, vector<4x4xi1>, vector<4x4xi32> into vector<4x4xi32>
  return %r : vector<4x4xi32>
}
