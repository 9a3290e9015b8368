// The divisor is the constant 3.
func.func @main(%a: i32, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %three = arith.constant 3 : i32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%sum = %zero) -> i32 {
    %x = arith.floordivsi %a, %three : i32
    %next = arith.addi %sum, %x : i32
    scf.yield %next : i32
  }
  return %r : i32
}
