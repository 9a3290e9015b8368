// The tensor has the type that it had.
func.func @f(%a: tensor<?xi32>) -> tensor<?xi32> {
  %s = shape.shape_of %a : tensor<?xi32> -> !shape.shape
  %b = shape.with_shape %a, %s : tensor<?xi32>, !shape.shape
  %c = shape.value_of %b : tensor<?xi32>
  return %c : tensor<?xi32>
}
