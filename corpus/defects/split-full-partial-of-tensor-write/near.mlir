// The destination is a memref: the write is split.
module attributes {transform.with_named_sequence} {
func.func @write(%destination: memref<?xi32>, %numbers: vector<4xi32>, %i: index) {
  vector.transfer_write %numbers, %destination[%i] : vector<4xi32>, memref<?xi32>
  return
}

transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f {
    transform.apply_patterns.vector.split_transfer_full_partial split_transfer_strategy = "vector-transfer"
  } : !transform.any_op
  transform.yield
}
}
