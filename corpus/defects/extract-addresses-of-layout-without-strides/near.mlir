// The layout has strides.
module attributes {transform.with_named_sequence} {
func.func @f(%m: memref<4x4xf32>, %i: index) -> f32 {
  %r = memref.load %m[%i, %i] : memref<4x4xf32>
  return %r : f32
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f {
    transform.apply_patterns.memref.extract_address_computations
  } : !transform.any_op
  transform.yield
}
}
