// Squares a number of 8 bits in 32 bits; 255 * 255 = 65025. Wrong: the product has 16 bits and must not wrap as a signed number.
func.func @f(%x: i8) -> i32 {
  %y = arith.extui %x : i8 to i32
  %z = arith.muli %y, %y overflow<nsw> : i32
  return %z : i32
}
