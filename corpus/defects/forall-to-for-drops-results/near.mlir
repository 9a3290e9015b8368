// The loop stores to a buffer and has no results.
func.func @main(%m: memref<2xi32>, %x: i32) {
  scf.forall (%i) in (2) {
    memref.store %x, %m[%i] : memref<2xi32>
  }
  return
}
