// Splits a constant shape into two of dynamic types. Expected: valid IR. Wrong: shape.const_shape of such types.
func.func @f() -> (tensor<?xindex>, tensor<?xindex>) {
  %a = shape.const_shape [1, 2] : tensor<2xindex>
  %one = arith.constant 1 : index
  %h, %t = "shape.split_at"(%a, %one) : (tensor<2xindex>, index) -> (tensor<?xindex>, tensor<?xindex>)
  return %h, %t : tensor<?xindex>, tensor<?xindex>
}
