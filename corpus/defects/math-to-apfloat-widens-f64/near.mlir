// A type that has less than 64 bits.
func.func @f(%x: f32, %y: f32) -> f32 {
  %r = math.fma %x, %x, %y : f32
  return %r : f32
}
