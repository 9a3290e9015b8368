// The amount is below the width of the narrow type.
func.func @f(%x: i32) -> i32 {
  %mask = arith.constant 127 : i32
  %three = arith.constant 3 : i32
  %small = arith.andi %x, %mask : i32
  %r = arith.shrui %small, %three : i32
  return %r : i32
}
