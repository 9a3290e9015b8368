// The pack of an input.
module attributes {transform.with_named_sequence} {
func.func @f(%a: tensor<4x4xi32>, %b: tensor<4x4xi32>) -> tensor<4x4xi32> {
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x4xi32>) outs(%b : tensor<4x4xi32>) {
  ^bb0(%x: i32, %y: i32):
    linalg.yield %x : i32
  } -> tensor<4x4xi32>
  return %r : tensor<4x4xi32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %op = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
  %p = transform.structured.pack %op packed_sizes = [2, 4] : (!transform.any_op) -> !transform.any_op
  %k = transform.get_producer_of_operand %p[0] : (!transform.any_op) -> !transform.any_op
  %q, %r, %s = transform.structured.pack_transpose %k with_compute_op(%p) inner_perm = [1, 0] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
}
