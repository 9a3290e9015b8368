// Subtracts 3, and adds 1.
func.func @f(%x: i8) -> i8 {
  %three = arith.constant 3 : i8
  %one = arith.constant 1 : i8
  %y = arith.subi %x, %three overflow<nuw> : i8
  %z = arith.addi %y, %one overflow<nuw> : i8
  return %z : i8
}
