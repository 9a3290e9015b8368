// The result has a static extent.
func.func @f() -> tensor<3xindex> {
  %a = shape.const_shape [1, 2] : tensor<2xindex>
  %b = shape.const_shape [3] : tensor<1xindex>
  %r = shape.concat %a, %b : tensor<2xindex>, tensor<1xindex> -> tensor<3xindex>
  return %r : tensor<3xindex>
}
