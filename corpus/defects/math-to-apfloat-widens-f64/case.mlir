// A fused multiplication and addition of f64.
func.func @f(%x: f64, %y: f64) -> f64 {
  %r = math.fma %x, %x, %y : f64
  return %r : f64
}
