// Shifts 2^32 right by 0. Expected: 4294967296. Wrong: poison, from a shift of 32 bits by 32.
func.func @f(%x: i64, %y: i64) -> i64 {
  %r = arith.shrui %x, %y : i64
  return %r : i64
}
func.func @main() {
  %x = arith.constant 4294967296 : i64
  %y = arith.constant 0 : i64
  %r = call @f(%x, %y) : (i64, i64) -> i64
  vector.print %r : i64
  return
}
