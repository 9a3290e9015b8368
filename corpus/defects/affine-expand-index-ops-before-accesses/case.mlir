// An affine.store to the last coordinate of a delinearized index. Expected: the affine.delinearize_index stays, or becomes an affine.apply. Wrong: the affine.store does not verify.
func.func @f(%m: memref<8xi32>, %x: i32) {
  affine.for %i = 0 to 8 {
    %row, %column = affine.delinearize_index %i into (2, 4) : index, index
    affine.store %x, %m[%column] : memref<8xi32>
  }
  return
}
