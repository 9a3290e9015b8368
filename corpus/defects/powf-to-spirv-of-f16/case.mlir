// Powers of f16.
func.func @f(%old: f16, %x: f16) -> f16 {
  %new = math.powf %old, %x : f16
  return %new : f16
}
