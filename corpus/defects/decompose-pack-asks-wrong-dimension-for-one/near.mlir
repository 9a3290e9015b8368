// Packs two rows in a pair, of which there is one.
module attributes {transform.with_named_sequence} {
func.func @pack(%a: tensor<2x3x1xi32>, %init: tensor<3x1x1x2xi32>) -> tensor<3x1x1x2xi32> {
  %r = linalg.pack %a outer_dims_perm = [1, 2, 0] inner_dims_pos = [0] inner_tiles = [2] into %init : tensor<2x3x1xi32> -> tensor<3x1x1x2xi32>
  return %r : tensor<3x1x1x2xi32>
}

transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f {
    transform.apply_patterns.linalg.decompose_pack_unpack
  } : !transform.any_op
  transform.yield
}
}
