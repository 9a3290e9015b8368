// 1 has 64 bits: halves of halves add up. Prints 63.
func.func @main() {
  %one = arith.constant 1 : i64
  call @print(%one) : (i64) -> ()
  return
}
func.func private @print(%x: i64) {
  %zeros = math.ctlz %x : i64
  vector.print %zeros : i64
  return
}
