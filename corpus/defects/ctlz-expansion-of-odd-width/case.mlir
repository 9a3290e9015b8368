// Counts the leading zeros of 1, which has 63 bits. Expected: 62. Wrong: 57.
func.func @main() {
  %one = arith.constant 1 : i63
  call @print(%one) : (i63) -> ()
  return
}
func.func private @print(%x: i63) {
  %zeros = math.ctlz %x : i63
  %wide = arith.extui %zeros : i63 to i64
  vector.print %wide : i64
  return
}
