// Stores [v0, v1] at 0, 1, ... 5: each round overwrites v1 of the one before. Expected: element 1 is v0. Wrong: the rounds have no order, and it may be v1.
func.func @f(%m: memref<8xi32>, %v: vector<2xi32>) {
  affine.for %i = 0 to 6 {
    affine.vector_store %v, %m[%i] : memref<8xi32>, vector<2xi32>
  }
  return
}
