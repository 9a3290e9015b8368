// The smaller of two multiples of the counter.
module attributes {transform.with_named_sequence} {
func.func @f(%m: memref<8xindex>) {
  affine.for %i = -6 to 2 {
    %r = affine.min affine_map<(a, b) -> (a * 2 + 16, b * 2)>(%i, %i)
    affine.store %r, %m[%i + 6] : memref<8xindex>
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %op = transform.structured.match ops{["affine.min"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.affine.simplify_min_max_affine_ops %op : !transform.any_op
  transform.yield
}
}
