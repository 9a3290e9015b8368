// Multiplies a matrix of f16 by one of f32. Expected: a vector.contract of extended operands, or a failure that says why. Wrong: a vector.contract that does not verify.
module attributes {transform.with_named_sequence} {
func.func @multiply(%a: tensor<2x2xf16>, %b: tensor<2x2xf32>, %c: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %product = linalg.matmul ins(%a, %b : tensor<2x2xf16>, tensor<2x2xf32>) outs(%c : tensor<2x2xf32>) -> tensor<2x2xf32>
  return %product : tensor<2x2xf32>
}

transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %op = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.structured.vectorize %op {create_named_contraction} : !transform.any_op
  transform.yield
}
}
