// One more than the least integer: -127 divided by 2, rounded up, is -63.
func.func @main() {
  %more = arith.constant -127 : i8
  %two = arith.constant 2 : i8
  %r = arith.ceildivsi %more, %two : i8
  vector.print %r : i8
  return
}
