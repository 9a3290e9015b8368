// Nothing frees the buffer.
func.func @main(%n: index, %x: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %m = memref.alloc() : memref<1xi32>
    memref.store %x, %m[%c0] : memref<1xi32>
  }
  return
}
