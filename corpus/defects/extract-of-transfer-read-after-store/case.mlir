// Reads [1, 2], stores 7 to the first, extracts the first of what was read. Expected: 1. Wrong: 7.
func.func @read(%m: memref<2xi32>) -> i32 {
  %zero = arith.constant 0 : index
  %padding = arith.constant 0 : i32
  %seven = arith.constant 7 : i32
  %v = vector.transfer_read %m[%zero], %padding {in_bounds = [true]} : memref<2xi32>, vector<2xi32>
  memref.store %seven, %m[%zero] : memref<2xi32>
  %r = vector.extract %v[0] : i32 from vector<2xi32>
  return %r : i32
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : i32
  %m = memref.alloc() : memref<2xi32>
  linalg.fill ins(%one : i32) outs(%m : memref<2xi32>)
  %r = call @read(%m) : (memref<2xi32>) -> i32
  vector.print %r : i32
  return
}
