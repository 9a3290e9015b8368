// The result has one dimension.
module attributes {transform.with_named_sequence} {
func.func @multiply(%a: tensor<2x2xi32>, %b: tensor<2xi32>, %c: tensor<2xi32>) -> tensor<2xi32> {
  %product = linalg.matvec ins(%a, %b : tensor<2x2xi32>, tensor<2xi32>) outs(%c : tensor<2xi32>) -> tensor<2xi32>
  return %product : tensor<2xi32>
}

transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %op = transform.structured.match ops{["linalg.matvec"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.structured.vectorize %op {create_named_contraction} : !transform.any_op
  transform.yield
}
}
