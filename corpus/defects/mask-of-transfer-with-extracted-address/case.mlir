// A vector.transfer_read under a mask.
module attributes {transform.with_named_sequence} {
func.func @f(%from: memref<8x8xi32>, %start: index, %padding: i32, %mask: vector<4x4xi1>) -> vector<4x4xi32> {
  %r = vector.mask %mask { vector.transfer_read %from[%start, %start], %padding {in_bounds = [true, true]} : memref<8x8xi32>, vector<4x4xi32> } : vector<4x4xi1> -> vector<4x4xi32>
  return %r : vector<4x4xi32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f {
    transform.apply_patterns.memref.extract_address_computations
  } : !transform.any_op
  transform.yield
}
}
