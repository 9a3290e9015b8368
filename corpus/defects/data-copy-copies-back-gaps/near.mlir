// Stores to each element.
func.func @main(%a: memref<3xi32>, %one: i32) {
  affine.for %i = 0 to 3 {
    affine.store %one, %a[%i] : memref<3xi32>
  }
  return
}
