// The loop has no results.
func.func @f(%m: memref<8xi32>, %x: i32, %n: index) {
  affine.for %i = 0 to 8 {
    affine.if affine_set<()[n] : (n - 1 >= 0)>()[%n] {
      affine.store %x, %m[%i] : memref<8xi32>
    }
  }
  return
}
