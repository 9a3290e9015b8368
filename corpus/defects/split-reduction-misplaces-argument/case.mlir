// Adds eight numbers. Wrong: the argument of the new operand, of i1, comes before that of the numbers.
module attributes {transform.with_named_sequence} {
func.func @add(%numbers: tensor<8xi32>, %start: tensor<i32>) -> tensor<i32> {
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]}
      ins(%numbers : tensor<8xi32>) outs(%start : tensor<i32>) {
  ^bb0(%number: i32, %sum: i32):
    %next = arith.addi %sum, %number : i32
    linalg.yield %next : i32
  } -> tensor<i32>
  return %r : tensor<i32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %op = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
  %a, %b, %c, %d = transform.structured.split_reduction %op {split_factor = 2 : i64, use_scaling_algorithm} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
}
