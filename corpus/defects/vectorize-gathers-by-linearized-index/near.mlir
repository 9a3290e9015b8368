// The tensor has one dimension, and the gather an index of it.
module attributes {transform.with_named_sequence} {
func.func @read(%t: tensor<3xi32>, %init: tensor<2x2xi32>) -> tensor<2x2xi32> {
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} outs(%init : tensor<2x2xi32>) {
  ^bb0(%old: i32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %sum = arith.addi %i, %j : index
    %x = tensor.extract %t[%sum] : tensor<3xi32>
    linalg.yield %x : i32
  } -> tensor<2x2xi32>
  return %r : tensor<2x2xi32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %op = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.structured.vectorize %op {vectorize_nd_extract} : !transform.any_op
  transform.yield
}
}
