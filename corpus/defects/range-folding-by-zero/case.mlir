// Counts four iterations; %i is multiplied by 0. Expected: 4. Wrong: 0.
func.func @count(%factor: index) -> index {
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
  %factor = arith.constant 0 : index
  %r = call @count(%factor) : (index) -> index
  vector.print %r : index
  return
}
