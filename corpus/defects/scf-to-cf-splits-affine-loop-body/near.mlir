// In an scf.for, which is lowered as well, the same scf.if becomes branches.
func.func @f(%m: memref<8xi32>, %x: i32, %c: i1) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %eight = arith.constant 8 : index
  scf.for %i = %zero to %eight step %one {
    scf.if %c {
      memref.store %x, %m[%i] : memref<8xi32>
    }
  }
  return
}
