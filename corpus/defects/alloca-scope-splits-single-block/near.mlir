// In the body of a function, which may have several blocks, the scope is lowered rightly.
func.func @f(%c: i1, %x: i32) {
  %zero = arith.constant 0 : index
    memref.alloca_scope {
      %m = memref.alloca() : memref<8xi32>
      memref.store %x, %m[%zero] : memref<8xi32>
    }
  return
}
