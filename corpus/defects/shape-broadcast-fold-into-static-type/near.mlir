// The result has a static extent.
func.func @f() -> tensor<2xindex> {
  %a = shape.const_shape [1, 2] : tensor<2xindex>
  %b = shape.const_shape [3, 1] : tensor<2xindex>
  %r = shape.broadcast %a, %b : tensor<2xindex>, tensor<2xindex> -> tensor<2xindex>
  return %r : tensor<2xindex>
}
