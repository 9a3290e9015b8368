// The number is not negative.
func.func @divide(%a: i12) -> i12 {
  %mask = arith.constant 127 : i12
  %forty = arith.constant 40 : i12
  %y = arith.andi %a, %mask : i12
  %r = arith.divui %y, %forty : i12
  return %r : i12
}
func.func @main() {
  %a = arith.constant -1 : i12
  %r = call @divide(%a) : (i12) -> i12
  %wide = arith.extui %r : i12 to i32
  vector.print %wide : i32
  return
}
