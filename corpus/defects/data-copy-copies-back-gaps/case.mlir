// Stores to the first and the third element. Expected: the second one stays. Wrong: it becomes what a new buffer holds.
func.func @main(%a: memref<3xi32>, %one: i32) {
  affine.for %i = 0 to 2 {
    affine.store %one, %a[%i * 2] : memref<3xi32>
  }
  return
}
