// 0 to the power of 0. Expected: 1. Wrong: -nan.
func.func @f(%x: f32, %y: f32) -> f32 attributes {no_inline} {
  %r = math.powf %x, %y : f32
  return %r : f32
}
func.func @main() {
  %x = arith.constant 0.000000e+00 : f32
  %y = arith.constant 0.000000e+00 : f32
  %r = call @f(%x, %y) : (f32, f32) -> f32
  vector.print %r : f32
  return
}
