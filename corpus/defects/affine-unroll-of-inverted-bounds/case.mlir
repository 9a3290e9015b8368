// Counts the iterations of a loop from 0 to %n, which is -5. Expected: 0. Wrong: 3.
func.func @count(%n: index) -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %r = affine.for %i = 0 to %n iter_args(%sum = %zero) -> i32 {
    %next = arith.addi %sum, %one : i32
    affine.yield %next : i32
  }
  return %r : i32
}
func.func @main() {
  %n = arith.constant -5 : index
  %r = call @count(%n) : (index) -> i32
  vector.print %r : i32
  return
}
