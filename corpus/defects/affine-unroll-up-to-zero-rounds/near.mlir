// From 5 to 7 the loop has two rounds: it is unrolled by 2.
func.func @store(%m: memref<8xi32>, %x: i32) {
  affine.for %i = 5 to 7 {
    affine.store %x, %m[%i] : memref<8xi32>
  }
  return
}
