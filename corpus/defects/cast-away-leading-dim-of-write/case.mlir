module attributes {transform.with_named_sequence} {

// Nothing is written where %i is 2. Wrong: all of the vector is.
func.func @main(%v: vector<1x2xi32>, %m: memref<2x2xi32>, %i: index) {
  %zero = arith.constant 0 : index
  vector.transfer_write %v, %m[%i, %zero] {in_bounds = [false, true]} : vector<1x2xi32>, memref<2x2xi32>
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f {
    transform.apply_patterns.vector.cast_away_vector_leading_one_dim
  } : !transform.any_op
  transform.yield
}
}
