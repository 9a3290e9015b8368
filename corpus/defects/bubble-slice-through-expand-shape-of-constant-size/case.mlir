// Two rows, counted by a constant.
module attributes {transform.with_named_sequence} {
func.func @f(%a: tensor<8xf32>) -> tensor<?x4xf32> {
  %two = arith.constant 2 : index
  %e = tensor.expand_shape %a [[0, 1]] output_shape [2, 4] : tensor<8xf32> into tensor<2x4xf32>
  %r = tensor.extract_slice %e[0, 0] [%two, 4] [1, 1] : tensor<2x4xf32> to tensor<?x4xf32>
  return %r : tensor<?x4xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f {
    transform.apply_patterns.tensor.bubble_up_extract_slice
  } : !transform.any_op
  transform.yield
}
}
