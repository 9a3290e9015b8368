// A vector.gather under a mask.
func.func @f(%from: memref<8x8xi32>, %start: index, %row: vector<4xi32>, %flags: vector<4xi1>, %mask: vector<4xi1>) -> vector<4xi32> {
  %r = vector.mask %mask { vector.gather %from[%start, %start] [%row], %flags, %row : memref<8x8xi32>, vector<4xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32> } : vector<4xi1> -> vector<4xi32>
  return %r : vector<4xi32>
}
