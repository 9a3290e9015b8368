// The outer dimensions are not swapped.
module attributes {transform.with_named_sequence} {
func.func @unpack(%a: tensor<1x3x2xi32>, %init: tensor<2x3xi32>) -> tensor<2x3xi32> {
  %r = linalg.unpack %a outer_dims_perm = [0, 1] inner_dims_pos = [0] inner_tiles = [2] into %init : tensor<1x3x2xi32> -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}

transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f {
    transform.apply_patterns.linalg.decompose_pack_unpack
  } : !transform.any_op
  transform.yield
}
}
