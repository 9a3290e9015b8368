// Stores 1 to a buffer, and 5 to the buffer that a function returns, which is its argument. Expected: 5. Wrong: 1.
func.func private @f(%m: memref<1xi32>) -> memref<1xi32> {
  return %m : memref<1xi32>
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : i32
  %five = arith.constant 5 : i32
  %m = memref.alloc() : memref<1xi32>
  memref.store %one, %m[%c0] : memref<1xi32>
  %same = call @f(%m) : (memref<1xi32>) -> memref<1xi32>
  memref.store %five, %same[%c0] : memref<1xi32>
  %r = memref.load %m[%c0] : memref<1xi32>
  vector.print %r : i32
  return
}
