// The function is private: it loses the argument.
func.func private @double(%unused: i32, %x: i32) -> i32 {
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
