// Subtracts 3 and adds 1, which x = 5 allows. Wrong: adds -2, which is 254, and must not wrap.
func.func @f(%x: i8) -> i8 {
  %three = arith.constant 3 : i8
  %one = arith.constant 1 : i8
  %y = arith.subi %x, %three overflow<nuw> : i8
  %z = arith.addi %y, %one overflow<nuw> : i8
  return %z : i8
}
