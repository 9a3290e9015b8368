// atan2 of other numbers folds rightly: pi / 4.
func.func @main() {
  %one = arith.constant 1.0 : f32
  %r = math.atan2 %one, %one : f32
  vector.print %r : f32
  return
}
