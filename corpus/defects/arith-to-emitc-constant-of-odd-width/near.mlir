// A width that C has.
func.func @f() -> i8 {
  %r = arith.constant 1 : i8
  return %r : i8
}
