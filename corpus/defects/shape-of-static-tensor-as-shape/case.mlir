// Asks for the shape of three elements, as a !shape.shape.
func.func @shape(%a: tensor<3xi32>) -> !shape.shape {
  %s = shape.shape_of %a : tensor<3xi32> -> !shape.shape
  return %s : !shape.shape
}
