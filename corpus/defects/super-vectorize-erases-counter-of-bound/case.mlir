// Fills row i up to element i, in vectors of 2x2. Wrong: a crash.
func.func @fill(%a: memref<4x4xi32>, %x: i32) {
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to affine_map<(i) -> (i)>(%i) {
      affine.store %x, %a[%i, %j] : memref<4x4xi32>
    }
  }
  return
}
