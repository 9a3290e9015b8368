// The loop runs.
func.func @store(%m: memref<1xi32>) {
  %seven = arith.constant 7 : i32
  affine.for %i = 0 to 2 {
    affine.store %seven, %m[0] : memref<1xi32>
  }
  return
}
func.func @main() {
  %one = arith.constant 1 : i32
  %m = memref.alloc() : memref<1xi32>
  affine.store %one, %m[0] : memref<1xi32>
  call @store(%m) : (memref<1xi32>) -> ()
  %r = affine.load %m[0] : memref<1xi32>
  vector.print %r : i32
  return
}
