// Each round stores to another element: they may run at once.
func.func @store(%m: memref<2xi32>) {
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  affine.for %i = 0 to 2 {
    affine.if affine_set<(i) : (i == 0)>(%i) {
      affine.store %one, %m[%i] : memref<2xi32>
    } else {
      affine.store %two, %m[%i] : memref<2xi32>
    }
  }
  return
}
