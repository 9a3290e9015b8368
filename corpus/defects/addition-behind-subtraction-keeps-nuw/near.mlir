// No flags.
func.func @f(%x: i8) -> i8 {
  %three = arith.constant 3 : i8
  %one = arith.constant 1 : i8
  %y = arith.subi %x, %three : i8
  %z = arith.addi %y, %one : i8
  return %z : i8
}
