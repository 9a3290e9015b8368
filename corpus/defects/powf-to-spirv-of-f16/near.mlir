// The numbers are f32.
func.func @f(%old: f32, %x: f32) -> f32 {
  %new = math.powf %old, %x : f32
  return %new : f32
}
