// Halves -8 of four bits: -4 fits into four bits. Wrong: 12 of five bits is truncated with nsw, which is poison.
func.func @half(%x: i4) -> i4 {
  %one = arith.constant 1 : i5
  %wide = arith.extsi %x : i4 to i5
  %half = arith.shrsi %wide, %one : i5
  %r = arith.trunci %half overflow<nsw> : i5 to i4
  return %r : i4
}
