// Packs the columns of a matrix with a dynamic number of rows. Expected: the number of rows is taken from the source. Wrong: it is missing, and a fold reads it.
module attributes {transform.with_named_sequence} {
func.func @pack(%source: tensor<?x2xf32>, %destination: tensor<?x1x2xf32>) -> tensor<?x1x2xf32> {
  %packed = linalg.pack %source inner_dims_pos = [1] inner_tiles = [2] into %destination : tensor<?x2xf32> -> tensor<?x1x2xf32>
  return %packed : tensor<?x1x2xf32>
}

transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f {
    transform.apply_patterns.linalg.decompose_pack_unpack
  } : !transform.any_op
  transform.yield
}
}
