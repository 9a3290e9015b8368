// Numbers of 32 bits.
func.func @f(%a: i32) -> (i32, i32) {
  %one = arith.constant 1 : i32
  %l, %h = arith.mulsi_extended %a, %one : i32
  return %l, %h : i32, i32
}
