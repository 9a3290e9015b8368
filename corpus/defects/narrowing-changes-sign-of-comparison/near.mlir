// Both numbers fit into a signed i8.
func.func @compare(%a: i32, %b: i32) -> i1 {
  %mask = arith.constant 127 : i32
  %x = arith.andi %a, %mask : i32
  %y = arith.andi %b, %mask : i32
  %r = arith.cmpi slt, %x, %y : i32
  return %r : i1
}
func.func @main() {
  %a = arith.constant 100 : i32
  %b = arith.constant 50 : i32
  %r = call @compare(%a, %b) : (i32, i32) -> i1
  vector.print %r : i1
  return
}
