// One operand is 1: both are not zeros.
func.func @least(%a: f32, %b: f32) -> f32 {
  %one = arith.constant 1.0 : f32
  %0 = arith.minimumf %a, %one : f32
  return %0 : f32
}
func.func @main() {
  %a = arith.constant -0.0 : f32
  %b = arith.constant 0.0 : f32
  %r = call @least(%a, %b) : (f32, f32) -> f32
  vector.print %r : f32
  return
}
