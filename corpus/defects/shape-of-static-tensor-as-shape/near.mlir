// Asks for it as a tensor of extents.
func.func @shape(%a: tensor<3xi32>) -> tensor<?xindex> {
  %s = shape.shape_of %a : tensor<3xi32> -> tensor<?xindex>
  return %s : tensor<?xindex>
}
