// A sum is used, and not the counter.
func.func @f(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %last:2 = scf.while (%i = %c0, %sum = %c0) : (index, index) -> (index, index) {
    %goes_on = arith.cmpi slt, %i, %n : index
    scf.condition(%goes_on) %i, %sum : index, index
  } do {
  ^bb0(%j: index, %s: index):
    %next = arith.addi %j, %c1 : index
    %more = arith.addi %s, %j : index
    scf.yield %next, %more : index, index
  }
  return %last#1 : index
}
func.func @main() {
  %n = arith.constant 3 : index
  %r = call @f(%n) : (index) -> index
  vector.print %r : index
  return
}
