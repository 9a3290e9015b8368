// Doubles columns 0 and 1 of three, and clears column 0. Expected: column 1 is doubled. Wrong: it is read and written beyond a row of a new buffer of one column.
func.func @f(%a: memref<10x3xi32>, %zero: i32) {
  affine.for %i = 0 to 10 {
    %x = affine.vector_load %a[%i, 0] : memref<10x3xi32>, vector<2xi32>
    %y = arith.addi %x, %x : vector<2xi32>
    affine.vector_store %y, %a[%i, 0] : memref<10x3xi32>, vector<2xi32>
    affine.store %zero, %a[%i, 0] : memref<10x3xi32>
  }
  return
}
