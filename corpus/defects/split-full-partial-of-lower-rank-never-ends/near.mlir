// The memref has one dimension, as the vector has.
module attributes {transform.with_named_sequence} {
func.func @read(%m: memref<8xi32>, %i: index) -> vector<4xi32> {
  %padding = arith.constant 0 : i32
  %r = vector.transfer_read %m[%i], %padding : memref<8xi32>, vector<4xi32>
  return %r : vector<4xi32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f {
    transform.apply_patterns.vector.split_transfer_full_partial
  } : !transform.any_op
  transform.yield
}
}
