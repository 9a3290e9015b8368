// Divides -128 by 2. Expected: -64. Wrong: 64.
func.func @main() {
  %least = arith.constant -128 : i8
  %two = arith.constant 2 : i8
  %r = arith.ceildivsi %least, %two : i8
  vector.print %r : i8
  return
}
