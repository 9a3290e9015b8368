// With the exponent 2 the square is the result, which may wrap around.
func.func @power(%base: i32) -> i32 {
  %exponent = arith.constant 2 : i32
  %r = math.ipowi %base, %exponent : i32
  return %r : i32
}
func.func @main() {
  %base = arith.constant 2147483647 : i32
  %r = call @power(%base) : (i32) -> i32
  vector.print %r : i32
  return
}
