// Each loop has a subscript of its own.
func.func @copy(%from: memref<2x4xi32>, %to: memref<2x4xi32>) {
  affine.for %i = 0 to 2 {
    affine.for %j = 0 to 4 {
      %x = affine.load %from[%i, %j] : memref<2x4xi32>
      affine.store %x, %to[%i, %j] : memref<2x4xi32>
    }
  }
  return
}
