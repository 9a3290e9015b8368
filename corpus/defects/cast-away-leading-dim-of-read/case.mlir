module attributes {transform.with_named_sequence} {

// Reads the padding where %i is 2. Wrong: reads behind the buffer.
func.func @main(%m: memref<2x2xi32>, %i: index) -> vector<1x2xi32> {
  %zero = arith.constant 0 : index
  %nine = arith.constant 9 : i32
  %v = vector.transfer_read %m[%i, %zero], %nine {in_bounds = [false, true]} : memref<2x2xi32>, vector<1x2xi32>
  return %v : vector<1x2xi32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f {
    transform.apply_patterns.vector.cast_away_vector_leading_one_dim
  } : !transform.any_op
  transform.yield
}
}
