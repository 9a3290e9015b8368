// The factor is 2.
func.func @count() -> index {
  %factor = arith.constant 2 : index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %r = scf.for %i = %c0 to %c4 step %c1 iter_args(%sum = %c0) -> index {
    %product = arith.muli %i, %factor : index
    %more = arith.addi %sum, %product : index
    %next = arith.addi %more, %c1 : index
    scf.yield %next : index
  }
  return %r : index
}
func.func @main() {
  %r = call @count() : () -> index
  vector.print %r : index
  return
}
