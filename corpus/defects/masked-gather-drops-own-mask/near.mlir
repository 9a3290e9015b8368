// The gather's own mask is on everywhere.
func.func @f(%m: memref<8xi32>, %places: vector<4xindex>, %own: vector<4xi1>, %pass: vector<4xi32>, %mask: vector<4xi1>) -> vector<4xi32> {
  %c0 = arith.constant 0 : index
  %on = arith.constant dense<true> : vector<4xi1>
  %zeros = arith.constant dense<0> : vector<4xi32>
  %r = vector.mask %mask { vector.gather %m[%c0] [%places], %on, %zeros : memref<8xi32>, vector<4xindex>, vector<4xi1>, vector<4xi32> into vector<4xi32> } : vector<4xi1> -> vector<4xi32>
  return %r : vector<4xi32>
}
