// Rounds -0.5 up. Expected: -0. Wrong: 0.
func.func @f(%x: f32) -> f32 attributes {no_inline} {
  %r = math.ceil %x : f32
  return %r : f32
}
func.func @main() {
  %x = arith.constant -5.000000e-01 : f32
  %r = call @f(%x) : (f32) -> f32
  vector.print %r : f32
  return
}
