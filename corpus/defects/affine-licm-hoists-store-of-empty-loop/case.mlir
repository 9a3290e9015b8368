// Stores 7 in a loop from 0 to %n, which is 0. Expected: 1. Wrong: 7.
func.func @store(%m: memref<1xi32>, %n: index) {
  %seven = arith.constant 7 : i32
  affine.for %i = 0 to %n {
    affine.store %seven, %m[0] : memref<1xi32>
  }
  return
}
func.func @main() {
  %n = arith.constant 0 : index
  %one = arith.constant 1 : i32
  %m = memref.alloc() : memref<1xi32>
  affine.store %one, %m[0] : memref<1xi32>
  call @store(%m, %n) : (memref<1xi32>, index) -> ()
  %r = affine.load %m[0] : memref<1xi32>
  vector.print %r : i32
  return
}
