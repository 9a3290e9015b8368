module attributes {transform.with_named_sequence} {

// The elements are added, not their numbers.
func.func @sum(%t: tensor<4xi32>, %init: tensor<i32>) -> tensor<i32> {
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]}
      ins(%t : tensor<4xi32>) outs(%init : tensor<i32>) {
  ^bb0(%x: i32, %sum: i32):
    %next = arith.addi %x, %sum : i32
    linalg.yield %next : i32
  } -> tensor<i32>
  return %r : tensor<i32>
}
func.func @main() {
  %t = arith.constant dense<[0, 1, 2, 3]> : tensor<4xi32>
  %init = arith.constant dense<0> : tensor<i32>
  %r = call @sum(%t, %init) : (tensor<4xi32>, tensor<i32>) -> tensor<i32>
  %x = tensor.extract %r[] : tensor<i32>
  vector.print %x : i32
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %generic = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.structured.split_reduction %generic {split_factor = 2, insert_split_dimension = 0} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
}
