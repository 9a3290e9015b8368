// The index is multiplied by an element: the vector has both dimensions.
module attributes {transform.with_named_sequence} {
func.func @sum_columns(%matrix: tensor<2x3xindex>, %init: tensor<2xindex>) -> tensor<2xindex> {
  %sum = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]}
      ins(%matrix : tensor<2x3xindex>) outs(%init : tensor<2xindex>) {
  ^bb0(%number: index, %so_far: index):
    %column = linalg.index 1 : index
    %term = arith.muli %number, %column : index
    %next = arith.addi %so_far, %term : index
    linalg.yield %next : index
  } -> tensor<2xindex>
  return %sum : tensor<2xindex>
}

transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %op = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.structured.vectorize %op : !transform.any_op
  transform.yield
}
}
