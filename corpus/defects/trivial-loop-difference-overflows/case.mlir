// Counts the iterations from -100 to 100 of an i8. Expected: 200. Wrong: 0.
func.func @count() -> i32 {
  %low = arith.constant -100 : i8
  %high = arith.constant 100 : i8
  %step = arith.constant 1 : i8
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %r = scf.for %i = %low to %high step %step iter_args(%sum = %zero) -> i32 : i8 {
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
