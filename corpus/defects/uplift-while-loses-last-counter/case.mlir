// Counts to 3. Expected: 3. Wrong: 2, the counter of the last round.
func.func @f(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %last = scf.while (%i = %c0) : (index) -> (index) {
    %goes_on = arith.cmpi slt, %i, %n : index
    scf.condition(%goes_on) %i : index
  } do {
  ^bb0(%j: index):
    %next = arith.addi %j, %c1 : index
    scf.yield %next : index
  }
  return %last : index
}
func.func @main() {
  %n = arith.constant 3 : index
  %r = call @f(%n) : (index) -> index
  vector.print %r : index
  return
}
