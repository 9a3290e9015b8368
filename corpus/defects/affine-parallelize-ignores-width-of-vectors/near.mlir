// Each round writes one element.
func.func @f(%m: memref<8xi32>, %x: i32) {
  affine.for %i = 0 to 6 {
    affine.store %x, %m[%i] : memref<8xi32>
  }
  return
}
