// The reduced dimension is the second one, and there is one input: the argument of the new operand is the second one.
module attributes {transform.with_named_sequence} {
func.func @add(%numbers: tensor<1x8xi32>, %start: tensor<1xi32>) -> tensor<1xi32> {
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]}
      ins(%numbers : tensor<1x8xi32>) outs(%start : tensor<1xi32>) {
  ^bb0(%number: i32, %sum: i32):
    %next = arith.addi %sum, %number : i32
    linalg.yield %next : i32
  } -> tensor<1xi32>
  return %r : tensor<1xi32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %op = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
  %a, %b, %c, %d = transform.structured.split_reduction %op {split_factor = 2 : i64, insert_split_dimension = 1 : i64, use_scaling_algorithm} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
}
