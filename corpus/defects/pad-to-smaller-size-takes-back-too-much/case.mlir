// Pads five elements to one.
module attributes {transform.with_named_sequence} {
func.func @f(%a: tensor<5xi32>, %b: tensor<5xi32>) -> tensor<5xi32> {
  %r = linalg.add ins(%a, %a : tensor<5xi32>, tensor<5xi32>) outs(%b : tensor<5xi32>) -> tensor<5xi32>
  return %r : tensor<5xi32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %op = transform.structured.match ops{["linalg.add"]} in %root : (!transform.any_op) -> !transform.any_op
  %p, %q = transform.structured.pad_tiling_interface %op to padding_sizes [1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.yield
}
}
