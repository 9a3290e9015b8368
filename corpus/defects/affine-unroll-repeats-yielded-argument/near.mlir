// Yields a sum of the counter, which is computed in each copy of the body.
func.func @last(%m: memref<4xi32>, %one: i32) -> index {
  %zero = arith.constant 0 : index
  %r = affine.for %i = 0 to 4 iter_args(%before = %zero) -> (index) {
    affine.store %one, %m[%i] : memref<4xi32>
    %next = arith.addi %i, %zero : index
    affine.yield %next : index
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
