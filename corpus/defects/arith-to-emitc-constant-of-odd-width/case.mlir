// A constant of 4 bits.
func.func @f() -> i4 {
  %r = arith.constant 1 : i4
  return %r : i4
}
