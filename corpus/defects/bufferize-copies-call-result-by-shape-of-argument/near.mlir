// The argument has the same type.
func.func private @cast(%a: tensor<2xi32>) -> tensor<2xi32> {
  %r = tensor.cast %a : tensor<2xi32> to tensor<2xi32>
  return %r : tensor<2xi32>
}
func.func @f(%a: tensor<2xi32>, %x: i32, %i: index) -> (tensor<2xi32>, tensor<2xi32>) {
  %b = call @cast(%a) : (tensor<2xi32>) -> tensor<2xi32>
  %r = tensor.insert %x into %b[%i] : tensor<2xi32>
  return %r, %a : tensor<2xi32>, tensor<2xi32>
}
