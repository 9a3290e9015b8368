// Calls a public function that does not use its first argument. Expected: 1 + 1. Wrong: the call has a null operand.
func.func @double(%unused: i32, %x: i32) -> i32 {
  %r = arith.addi %x, %x : i32
  return %r : i32
}
func.func @main() {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %r = call @double(%zero, %one) : (i32, i32) -> i32
  vector.print %r : i32
  return
}
