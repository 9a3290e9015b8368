// There is no mask.
module attributes {transform.with_named_sequence} {
func.func @write(%buffer: memref<2x3x4xi32>, %matrix: vector<4x2xi32>, %i: index) {
  vector.transfer_write %matrix, %buffer[%i, %i, %i] {permutation_map = affine_map<(i, j, k) -> (k, i)>} : vector<4x2xi32>, memref<2x3x4xi32>
  return
}

transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f {
    transform.apply_patterns.vector.transfer_permutation_patterns
  } : !transform.any_op
  transform.yield
}
}
