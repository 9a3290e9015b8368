func.func @first(%a: f32) -> f32 {
  return %a : f32
}
func.func @second(%a: f32) -> f32 {
  return %a : f32
}
