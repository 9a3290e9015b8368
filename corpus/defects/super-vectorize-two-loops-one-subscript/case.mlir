// Copies 8 elements by two loops with the subscript i * 4 + j. Expected: the outer loop is not vectorized. Wrong: a transfer of vector<2x4xi32> whose map uses one dimension twice.
func.func @copy(%from: memref<8xi32>, %to: memref<8xi32>) {
  affine.for %i = 0 to 2 {
    affine.for %j = 0 to 4 {
      %x = affine.load %from[%i * 4 + %j] : memref<8xi32>
      affine.store %x, %to[%i * 4 + %j] : memref<8xi32>
    }
  }
  return
}
