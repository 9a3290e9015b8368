// Stores 1 in each of four rounds, and reduces nothing.
func.func @sum(%one: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %m = memref.alloc() : memref<4xi32>
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    memref.store %one, %m[%i] : memref<4xi32>
  }
  %r = memref.load %m[%c1] : memref<4xi32>
  return %r : i32
}
func.func @main() {
  %one = arith.constant 1 : i32
  %n = call @sum(%one) : (i32) -> i32
  vector.print %n : i32
  return
}
