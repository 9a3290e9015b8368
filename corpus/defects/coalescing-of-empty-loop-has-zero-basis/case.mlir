// The inner loop runs from 0 to 0. Expected: any valid form of a nest without rounds. Wrong: an affine.delinearize_index with basis (8, 0), which does not verify.
func.func @store(%m: memref<8x8xi32>, %x: i32) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %eight = arith.constant 8 : index
  scf.for %i = %zero to %eight step %one {
    scf.for %j = %zero to %zero step %one {
      memref.store %x, %m[%i, %j] : memref<8x8xi32>
    }
  }
  return
}
