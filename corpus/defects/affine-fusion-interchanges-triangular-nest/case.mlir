// A triangular nest stores the last a[i][j] with j <= i to columns[j], which a second loop reads. Expected: the nests stay, or fuse in their order. Wrong: the loop over j is moved out of the loop over i and uses i in its bound.
func.func @f(%a: memref<8x8xi32>, %columns: memref<8xi32>, %out: memref<8xi32>) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to affine_map<(i) -> (i + 1)>(%i) {
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
