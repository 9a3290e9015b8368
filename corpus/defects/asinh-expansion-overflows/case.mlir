// The inverse hyperbolic sine of 1e20. Expected: 46.7448. Wrong: inf.
func.func @f(%x: f32) -> f32 attributes {no_inline} {
  %r = math.asinh %x : f32
  return %r : f32
}
func.func @main() {
  %x = arith.constant 1.000000e+20 : f32
  %r = call @f(%x) : (f32) -> f32
  vector.print %r : f32
  return
}
