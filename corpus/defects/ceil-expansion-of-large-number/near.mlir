// A tangent, which has no conversion.
func.func @f(%x: f64) -> f64 {
  %r = math.tan %x : f64
  return %r : f64
}
