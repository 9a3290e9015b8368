// The loop has four rounds: m[k] is written, and copying it back is right.
func.func @store(%m: memref<8xi32>, %k: index, %x: i32) {
  affine.for %i = 0 to 4 {
    affine.store %x, %m[symbol(%k)] : memref<8xi32>
  }
  return
}
