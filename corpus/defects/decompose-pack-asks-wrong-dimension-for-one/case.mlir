// Packs six rows in pairs, and turns the outer dimensions: the three pairs are the last one.
module attributes {transform.with_named_sequence} {
func.func @pack(%a: tensor<6x1x1xi32>, %init: tensor<1x1x3x2xi32>) -> tensor<1x1x3x2xi32> {
  %r = linalg.pack %a outer_dims_perm = [1, 2, 0] inner_dims_pos = [0] inner_tiles = [2] into %init : tensor<6x1x1xi32> -> tensor<1x1x3x2xi32>
  return %r : tensor<1x1x3x2xi32>
}

transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f {
    transform.apply_patterns.linalg.decompose_pack_unpack
  } : !transform.any_op
  transform.yield
}
}
