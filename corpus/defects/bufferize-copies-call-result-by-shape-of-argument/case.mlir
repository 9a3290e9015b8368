// Inserts into the result of a call, which is the argument with a static type; the argument is used again, so that there is a copy.
// Wrong: the copy is allocated with a dynamic extent.
func.func private @cast(%a: tensor<?xi32>) -> tensor<2xi32> {
  %r = tensor.cast %a : tensor<?xi32> to tensor<2xi32>
  return %r : tensor<2xi32>
}
func.func @f(%a: tensor<?xi32>, %x: i32, %i: index) -> (tensor<2xi32>, tensor<?xi32>) {
  %b = call @cast(%a) : (tensor<?xi32>) -> tensor<2xi32>
  %r = tensor.insert %x into %b[%i] : tensor<2xi32>
  return %r, %a : tensor<2xi32>, tensor<?xi32>
}
