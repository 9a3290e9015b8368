// Stores two elements in each round, the second of which the next round overwrites. Wrong: the rounds run at once.
func.func @f(%m: memref<8xi32>, %v: vector<2xi32>) {
  affine.for %i = 0 to 6 {
    affine.vector_store %v, %m[%i] : memref<8xi32>, vector<2xi32>
  }
  return
}
