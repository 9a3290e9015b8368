// Divides by %d in a loop that runs %n times. Wrong: divides before the loop.
func.func @main(%a: i32, %d: i32, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%sum = %zero) -> i32 {
    %x = arith.floordivsi %a, %d : i32
    %next = arith.addi %sum, %x : i32
    scf.yield %next : i32
  }
  return %r : i32
}
