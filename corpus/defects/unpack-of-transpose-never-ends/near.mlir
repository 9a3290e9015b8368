// The tiles stay inside: the transpose becomes a part of the unpack.
module attributes {transform.with_named_sequence} {
func.func @f(%a: tensor<?x?x3xi32>, %b: tensor<?x?x3xi32>, %to: tensor<?x?xi32>) -> tensor<?x?xi32> {
  %t = linalg.transpose ins(%a : tensor<?x?x3xi32>) outs(%b : tensor<?x?x3xi32>) permutation = [1, 0, 2]
  %u = linalg.unpack %t inner_dims_pos = [1] inner_tiles = [3] into %to : tensor<?x?x3xi32> -> tensor<?x?xi32>
  return %u : tensor<?x?xi32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f {
    transform.apply_patterns.tensor.fold_into_pack_and_unpack
  } : !transform.any_op
  transform.yield
}
}
