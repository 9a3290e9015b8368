// The generic has one dimension.
module attributes {transform.with_named_sequence} {
func.func @element(%numbers: tensor<4xi32>, %destination: tensor<1xi32>, %i: index) -> tensor<1xi32> {
  %result = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%destination : tensor<1xi32>) {
  ^bb0(%old: i32):
    %number = tensor.extract %numbers[%i] : tensor<4xi32>
    linalg.yield %number : i32
  } -> tensor<1xi32>
  return %result : tensor<1xi32>
}

transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %op = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.structured.vectorize %op {vectorize_nd_extract} : !transform.any_op
  transform.yield
}
}
