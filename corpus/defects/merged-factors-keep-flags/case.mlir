// Multiplies by -1, and by -128, which x = -1 allows. Wrong: multiplies by -128 once, which must not wrap.
func.func @f(%x: i8) -> i8 {
  %minus = arith.constant -1 : i8
  %least = arith.constant -128 : i8
  %y = arith.muli %x, %minus overflow<nsw> : i8
  %z = arith.muli %y, %least overflow<nsw> : i8
  return %z : i8
}
