// Two constants whose combination has a dynamic type. Expected: valid IR. Wrong: a shape.const_shape of that type.
func.func @f() -> tensor<?xindex> {
  %a = shape.const_shape [1, 2] : tensor<2xindex>
  %b = shape.const_shape [3] : tensor<1xindex>
  %r = shape.concat %a, %b : tensor<2xindex>, tensor<1xindex> -> tensor<?xindex>
  return %r : tensor<?xindex>
}
