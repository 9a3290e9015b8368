// The address changes with the induction variable.
func.func @f(%m: memref<8xi32>, %x: i32) {
  affine.for %i = 0 to 8 {
    affine.store %x, %m[%i] : memref<8xi32>
  }
  return
}
