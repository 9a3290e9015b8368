// Scalars.
func.func @f(%x: f32) -> f32 {
  %r = arith.addf %x, %x : f32
  return %r : f32
}
