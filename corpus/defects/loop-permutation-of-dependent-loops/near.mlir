// The loops do not depend on each other.
func.func @f(%m: memref<4xi32>, %x: i32) {
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 4 {
      affine.store %x, %m[%j] : memref<4xi32>
    }
  }
  return
}
