// No flags.
func.func @f(%x: i8) -> i32 {
  %y = arith.extui %x : i8 to i32
  %z = arith.muli %y, %y : i32
  return %z : i32
}
