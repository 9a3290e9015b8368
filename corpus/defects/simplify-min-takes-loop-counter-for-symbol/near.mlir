// The operands are constants.
module attributes {transform.with_named_sequence} {
func.func @f(%m: memref<8xindex>) {
  %c = arith.constant 1 : index
    %r = affine.min affine_map<(a, b) -> (a * 2 + 16, b * 2)>(%c, %c)
    affine.store %r, %m[0] : memref<8xindex>
  
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %op = transform.structured.match ops{["affine.min"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.affine.simplify_min_max_affine_ops %op : !transform.any_op
  transform.yield
}
}
