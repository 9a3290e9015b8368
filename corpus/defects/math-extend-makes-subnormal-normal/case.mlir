// Is the least positive number of f16 normal? Expected: 0. Wrong: 1. (The other passes only compute the answer.)
func.func private @ask(%x: f16) -> i1 {
  %r = math.isnormal %x : f16
  return %r : i1
}
func.func @main() {
  %x = arith.constant 0x0001 : f16
  %r = call @ask(%x) : (f16) -> i1
  vector.print %r : i1
  return
}
