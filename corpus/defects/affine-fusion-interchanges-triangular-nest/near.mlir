// The nest is rectangular: its loops may be interchanged.
func.func @f(%a: memref<8x8xi32>, %columns: memref<8xi32>, %out: memref<8xi32>) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      %x = affine.load %a[%i, %j] : memref<8x8xi32>
      affine.store %x, %columns[%j] : memref<8xi32>
    }
  }
  affine.for %k = 0 to 8 {
    %y = affine.load %columns[%k] : memref<8xi32>
    affine.store %y, %out[%k] : memref<8xi32>
  }
  return
}
