// Squares a number of 8 bits in 32 bits.
func.func @f(%x: i8) -> i32 {
  %y = arith.extui %x : i8 to i32
  %z = arith.muli %y, %y overflow<nsw> : i32
  return %z : i32
}
