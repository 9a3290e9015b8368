// Or of a boolean and the product of two others, all of which are true. Expected: 1. Wrong: they are added, and 1 + 1 is 0.
module attributes {transform.with_named_sequence} {
func.func @convolve(%image: tensor<1xi1>, %filter: tensor<1xi1>, %init: tensor<1xi1>) -> tensor<1xi1> attributes {no_inline} {
  %r = linalg.conv_1d ins(%image, %filter : tensor<1xi1>, tensor<1xi1>) outs(%init : tensor<1xi1>) -> tensor<1xi1>
  return %r : tensor<1xi1>
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %one = arith.constant dense<true> : tensor<1xi1>
  %result = call @convolve(%one, %one, %one) : (tensor<1xi1>, tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
  %r = tensor.extract %result[%c0] : tensor<1xi1>
  vector.print %r : i1
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %op = transform.structured.match ops{["linalg.conv_1d"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.structured.vectorize %op : !transform.any_op
  transform.yield
}
}
