// Raises 2147483647 to the power of -2. Expected: 0, a reciprocal rounded towards zero. Wrong: 1, since the square wraps around to 1.
func.func @power(%base: i32) -> i32 {
  %exponent = arith.constant -2 : i32
  %r = math.ipowi %base, %exponent : i32
  return %r : i32
}
func.func @main() {
  %base = arith.constant 2147483647 : i32
  %r = call @power(%base) : (i32) -> i32
  vector.print %r : i32
  return
}
