// A vector.gather with a mask of its own in vector.mask. Expected: lanes read where both masks are on. Wrong: lanes that %own turns off are read as well.
func.func @f(%m: memref<8xi32>, %places: vector<4xindex>, %own: vector<4xi1>, %pass: vector<4xi32>, %mask: vector<4xi1>) -> vector<4xi32> {
  %c0 = arith.constant 0 : index
  %r = vector.mask %mask { vector.gather %m[%c0] [%places], %own, %pass : memref<8xi32>, vector<4xindex>, vector<4xi1>, vector<4xi32> into vector<4xi32> } : vector<4xi1> -> vector<4xi32>
  return %r : vector<4xi32>
}
