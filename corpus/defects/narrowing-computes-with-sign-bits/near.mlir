// The numbers are compared without signs.
func.func @larger(%a: i32) -> i64 {
  %x = arith.extui %a : i32 to i64
  %zero = arith.constant 0 : i64
  %r = arith.maxui %x, %zero : i64
  return %r : i64
}
func.func @main() {
  %a = arith.constant -6 : i32
  %r = call @larger(%a) : (i32) -> i64
  vector.print %r : i64
  return
}
