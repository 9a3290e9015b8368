// linalg.copy takes operands of any extents.
module attributes {transform.with_named_sequence} {
func.func @f(%a: memref<4x3xi32>, %b: memref<3x4xi32>) {
  linalg.copy ins(%a : memref<4x3xi32>) outs(%a : memref<4x3xi32>)
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %op = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
  %t, %l = transform.structured.tile_using_for %op tile_sizes [1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %r = transform.structured.promote %t {operands_to_promote = [1]} : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
