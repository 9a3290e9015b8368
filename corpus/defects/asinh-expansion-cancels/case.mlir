// The inverse hyperbolic sine of 1e-10. Expected: 1e-10. Wrong: 0.
func.func @f(%x: f32) -> f32 attributes {no_inline} {
  %r = math.asinh %x : f32
  return %r : f32
}
func.func @main() {
  %x = arith.constant 1.000000e-10 : f32
  %r = call @f(%x) : (f32) -> f32
  vector.print %r : f32
  return
}
