// No flags: the constants may wrap.
func.func @f(%x: i8) -> i8 {
  %hundred = arith.constant 100 : i8
  %y = arith.addi %x, %hundred : i8
  %z = arith.addi %y, %hundred : i8
  return %z : i8
}
