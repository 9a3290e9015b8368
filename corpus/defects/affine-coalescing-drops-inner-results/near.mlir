// The loops carry no values.
func.func @f(%m: memref<8x8xi32>, %x: i32) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      affine.store %x, %m[%i, %j] : memref<8x8xi32>
    }
  }
  return
}
