// Appends the digit %j, eight times. Expected: 01230123. Wrong: 01012323.
func.func @main() {
  %ten = arith.constant 10 : i32
  %zero = arith.constant 0 : i32
  %m = memref.alloc() : memref<1xi32>
  affine.store %zero, %m[0] : memref<1xi32>
  affine.for %i = 0 to 2 {
    affine.for %j = 0 to 4 {
      %x = affine.load %m[%j floordiv 4] : memref<1xi32>
      %shifted = arith.muli %x, %ten : i32
      %digit = arith.index_cast %j : index to i32
      %next = arith.addi %shifted, %digit : i32
      affine.store %next, %m[%j floordiv 4] : memref<1xi32>
    }
  }
  %r = affine.load %m[0] : memref<1xi32>
  vector.print %r : i32
  return
}
