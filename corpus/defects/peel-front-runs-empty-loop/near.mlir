// The bounds say that the loop has two iterations.
func.func @count() -> i32 {
  %n = arith.constant 2 : index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%sum = %zero) -> i32 {
    %next = arith.addi %sum, %one : i32
    scf.yield %next : i32
  }
  return %r : i32
}
func.func @main() {
  %r = call @count() : () -> i32
  vector.print %r : i32
  return
}
