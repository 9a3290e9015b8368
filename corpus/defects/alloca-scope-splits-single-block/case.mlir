// A scope of stack allocation in an scf.if. Expected: valid IR, or an error that the scope cannot be lowered yet. Wrong: the region of the scf.if gets several blocks.
func.func @f(%c: i1, %x: i32) {
  %zero = arith.constant 0 : index
  scf.if %c {
    memref.alloca_scope {
      %m = memref.alloca() : memref<8xi32>
      memref.store %x, %m[%zero] : memref<8xi32>
    }
  }
  return
}
