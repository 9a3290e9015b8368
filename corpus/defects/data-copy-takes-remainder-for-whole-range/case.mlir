// Reads two elements by the remainders of 0 and 1. Expected: copies of two elements. Wrong: four elements are read, two of them behind the end.
func.func @copy(%a: memref<2xi32>, %out: memref<2xi32>) {
  affine.for %i = 0 to 2 {
    %x = affine.load %a[%i mod 4] : memref<2xi32>
    affine.store %x, %out[%i] : memref<2xi32>
  }
  return
}
