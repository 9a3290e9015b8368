// A loop from 5 to 5 has no rounds. Expected: unrolling leaves or erases it. Wrong: mlir-opt dies of a division by zero.
func.func @store(%m: memref<8xi32>, %x: i32) {
  affine.for %i = 5 to 5 {
    affine.store %x, %m[%i] : memref<8xi32>
  }
  return
}
