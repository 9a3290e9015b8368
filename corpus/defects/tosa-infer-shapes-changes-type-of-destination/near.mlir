// The result is returned; a tensor.cast goes between.
func.func @f(%a: tensor<1xi32>, %x: f32, %i: index) -> tensor<?xf32> {
  %0 = tosa.cast %a : (tensor<1xi32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
