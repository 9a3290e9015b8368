// Rounds up what may be 10^19. Wrong: it becomes an i64, which is too small.
func.func @f(%x: f32) -> f32 {
  %r = math.ceil %x : f32
  return %r : f32
}
