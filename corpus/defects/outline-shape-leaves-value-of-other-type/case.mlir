// A value and its shape, as a tensor of four elements. Wrong: shape.value_of gets a tensor, which is no value with a shape.
func.func @f(%a: tensor<?xi32>) -> tensor<4xi32> {
  %s = shape.shape_of %a : tensor<?xi32> -> !shape.shape
  %b = shape.with_shape %a, %s : tensor<?xi32>, !shape.shape
  %c = shape.value_of %b : tensor<4xi32>
  return %c : tensor<4xi32>
}
