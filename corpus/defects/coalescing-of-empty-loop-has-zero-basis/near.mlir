// Both loops have eight rounds.
func.func @store(%m: memref<8x8xi32>, %x: i32) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %eight = arith.constant 8 : index
  scf.for %i = %zero to %eight step %one {
    scf.for %j = %zero to %eight step %one {
      memref.store %x, %m[%i, %j] : memref<8x8xi32>
    }
  }
  return
}
