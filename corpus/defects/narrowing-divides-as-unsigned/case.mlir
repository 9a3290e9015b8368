// Divides 4095 by 40, all unsigned. Expected: 102. Wrong: 6.
func.func @divide(%a: i12) -> i12 {
  %least = arith.constant -100 : i12
  %most = arith.constant -1 : i12
  %forty = arith.constant 40 : i12
  %x = arith.maxsi %a, %least : i12
  %y = arith.minsi %x, %most : i12
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
