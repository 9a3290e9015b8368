// A memref.store takes any index.
func.func @f(%m: memref<8xi32>, %x: i32) {
  affine.for %i = 0 to 8 {
    %row, %column = affine.delinearize_index %i into (2, 4) : index, index
    memref.store %x, %m[%column] : memref<8xi32>
  }
  return
}
