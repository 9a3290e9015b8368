// Writes four numbers to a tensor. Expected: no change. Wrong: the tensor is taken for a memref.
module attributes {transform.with_named_sequence} {
func.func @write(%destination: tensor<?xi32>, %numbers: vector<4xi32>, %i: index) -> tensor<?xi32> {
  %result = vector.transfer_write %numbers, %destination[%i] : vector<4xi32>, tensor<?xi32>
  return %result : tensor<?xi32>
}

transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f {
    transform.apply_patterns.vector.split_transfer_full_partial split_transfer_strategy = "vector-transfer"
  } : !transform.any_op
  transform.yield
}
}
