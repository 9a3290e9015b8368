// Takes one element in a generic without dimensions. Expected: a vectorized read of one element. Wrong: a vector.gather of a scalar index.
module attributes {transform.with_named_sequence} {
func.func @element(%numbers: tensor<4xi32>, %destination: tensor<i32>, %i: index) -> tensor<i32> {
  %result = linalg.generic {indexing_maps = [affine_map<() -> ()>], iterator_types = []} outs(%destination : tensor<i32>) {
  ^bb0(%old: i32):
    %number = tensor.extract %numbers[%i] : tensor<4xi32>
    linalg.yield %number : i32
  } -> tensor<i32>
  return %result : tensor<i32>
}

transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %op = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.structured.vectorize %op {vectorize_nd_extract} : !transform.any_op
  transform.yield
}
}
