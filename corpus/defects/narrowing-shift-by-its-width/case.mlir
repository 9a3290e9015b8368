// Shifts 7 bits by 9. Wrong: an i8 is shifted by 9, which is poison.
func.func @f(%x: i32) -> i32 {
  %mask = arith.constant 127 : i32
  %nine = arith.constant 9 : i32
  %small = arith.andi %x, %mask : i32
  %r = arith.shrui %small, %nine : i32
  return %r : i32
}
