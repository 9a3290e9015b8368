// The vector.transfer_read is not masked.
module attributes {transform.with_named_sequence} {
func.func @f(%from: memref<8x8xi32>, %start: index, %padding: i32) -> vector<4x4xi32> {
  %r = vector.transfer_read %from[%start, %start], %padding : memref<8x8xi32>, vector<4x4xi32>
  return %r : vector<4x4xi32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f {
    transform.apply_patterns.vector.split_transfer_full_partial
  } : !transform.any_op
  transform.yield
}
}
