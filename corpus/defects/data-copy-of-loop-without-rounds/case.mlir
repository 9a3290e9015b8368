// Stores x to m[k] n times. Expected: with n = 0 nothing is accessed. Wrong: m[k] is overwritten by an element of a new buffer that nothing has written, or is out of bounds.
func.func @store(%m: memref<8xi32>, %k: index, %n: index, %x: i32) {
  affine.for %i = 0 to %n {
    affine.store %x, %m[symbol(%k)] : memref<8xi32>
  }
  return
}
