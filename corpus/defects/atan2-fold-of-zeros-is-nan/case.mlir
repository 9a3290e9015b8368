// The angle of the point (0, 0). Expected: 0. Wrong: nan.
func.func @main() {
  %zero = arith.constant 0.0 : f32
  %r = math.atan2 %zero, %zero : f32
  vector.print %r : f32
  return
}
