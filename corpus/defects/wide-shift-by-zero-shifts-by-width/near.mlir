// A sum of halves.
func.func @f(%x: i64, %y: i64) -> i64 {
  %r = arith.addi %x, %y : i64
  return %r : i64
}
func.func @main() {
  %x = arith.constant 4294967296 : i64
  %y = arith.constant 0 : i64
  %r = call @f(%x, %y) : (i64, i64) -> i64
  %low = arith.trunci %r : i64 to i32
  vector.print %low : i32
  return
}
