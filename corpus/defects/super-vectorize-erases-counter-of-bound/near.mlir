// Fills all elements of each row.
func.func @fill(%a: memref<4x4xi32>, %x: i32) {
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 4 {
      affine.store %x, %a[%i, %j] : memref<4x4xi32>
    }
  }
  return
}
