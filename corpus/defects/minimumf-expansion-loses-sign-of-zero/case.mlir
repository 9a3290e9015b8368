// Takes the lesser of -0 and 0. Expected: -0. Wrong: 0.
func.func @least(%a: f32, %b: f32) -> f32 {
  %0 = arith.minimumf %a, %b : f32
  return %0 : f32
}
func.func @main() {
  %a = arith.constant -0.0 : f32
  %b = arith.constant 0.0 : f32
  %r = call @least(%a, %b) : (f32, f32) -> f32
  vector.print %r : f32
  return
}
