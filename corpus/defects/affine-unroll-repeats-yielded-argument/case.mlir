// Returns the counter of the last of four rounds. Expected: 3. Wrong: 0.
func.func @last(%m: memref<4xi32>, %one: i32) -> index {
  %zero = arith.constant 0 : index
  %r = affine.for %i = 0 to 4 iter_args(%before = %zero) -> (index) {
    affine.store %one, %m[%i] : memref<4xi32>
    affine.yield %i : index
  }
  return %r : index
}
func.func @main() {
  %m = memref.alloc() : memref<4xi32>
  %one = arith.constant 1 : i32
  %n = call @last(%m, %one) : (memref<4xi32>, i32) -> index
  vector.print %n : index
  return
}
