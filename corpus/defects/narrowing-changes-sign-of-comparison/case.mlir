// Is 200 less than 100? Expected: 0. Wrong: 1.
func.func @compare(%a: i32, %b: i32) -> i1 {
  %mask = arith.constant 255 : i32
  %x = arith.andi %a, %mask : i32
  %y = arith.andi %b, %mask : i32
  %r = arith.cmpi slt, %x, %y : i32
  return %r : i1
}
func.func @main() {
  %a = arith.constant 200 : i32
  %b = arith.constant 100 : i32
  %r = call @compare(%a, %b) : (i32, i32) -> i1
  vector.print %r : i1
  return
}
