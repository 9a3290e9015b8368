func.func @f(%a: tensor<?xf32>) -> tensor<?xf32> {
  return %a : tensor<?xf32>
}
func.func @f_result0_shape(%a: f32) -> f32 {
  return %a : f32
}
