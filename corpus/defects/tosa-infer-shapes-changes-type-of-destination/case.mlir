// Casts, and inserts a number into the result. Wrong: the cast gets a static type, and the insertion keeps its dynamic one.
func.func @f(%a: tensor<1xi32>, %x: f32, %i: index) -> tensor<?xf32> {
  %0 = tosa.cast %a : (tensor<1xi32>) -> tensor<?xf32>
  %1 = tensor.insert %x into %0[%i] : tensor<?xf32>
  return %1 : tensor<?xf32>
}
