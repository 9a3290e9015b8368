// Transposes a matrix by tensor.extract. Wrong: a gather from [0, 0] by the indices 0, 2, 1 and 3, of which the last dimension has 0 and 1 only.
module attributes {transform.with_named_sequence} {
func.func @read(%t: tensor<2x2xi32>, %init: tensor<2x2xi32>) -> tensor<2x2xi32> {
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} outs(%init : tensor<2x2xi32>) {
  ^bb0(%old: i32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %x = tensor.extract %t[%j, %i] : tensor<2x2xi32>
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
