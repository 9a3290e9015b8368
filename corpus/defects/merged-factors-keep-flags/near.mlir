// No flags.
func.func @f(%x: i8) -> i8 {
  %minus = arith.constant -1 : i8
  %least = arith.constant -128 : i8
  %y = arith.muli %x, %minus : i8
  %z = arith.muli %y, %least : i8
  return %z : i8
}
