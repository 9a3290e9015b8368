// Counts leading zeros, which has an expansion of its own.
func.func @f(%x: i32) -> i32 attributes {no_inline} {
  %r = math.ctlz %x : i32
  return %r : i32
}
func.func @main() {
  %x = arith.constant 8 : i32
  %r = call @f(%x) : (i32) -> i32
  vector.print %r : i32
  return
}
