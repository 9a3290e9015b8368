// The upper bound is a constant above the lower one.
func.func @count() -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %r = affine.for %i = 0 to 5 iter_args(%sum = %zero) -> i32 {
    %next = arith.addi %sum, %one : i32
    affine.yield %next : i32
  }
  return %r : i32
}
func.func @main() {
  %r = call @count() : () -> i32
  vector.print %r : i32
  return
}
