// Rounds up a number. Expected: 1e19 for 1e19. Wrong: poison, since i64 does not hold it.
func.func @f(%x: f32) -> f32 {
  %r = math.ceil %x : f32
  return %r : f32
}
