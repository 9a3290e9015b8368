module attributes {transform.with_named_sequence} {

// The elements are added, not their numbers.
func.func @sum(%t: tensor<1x4xi32>, %init: tensor<1xi32>) -> tensor<1xi32> {
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]}
      ins(%t : tensor<1x4xi32>) outs(%init : tensor<1xi32>) {
  ^bb0(%x: i32, %sum: i32):
    %next = arith.addi %x, %sum : i32
    linalg.yield %next : i32
  } -> tensor<1xi32>
  return %r : tensor<1xi32>
}
func.func @main() {
  %zero = arith.constant 0 : index
  %t = arith.constant dense<[[0, 1, 2, 3]]> : tensor<1x4xi32>
  %init = arith.constant dense<0> : tensor<1xi32>
  %r = call @sum(%t, %init) : (tensor<1x4xi32>, tensor<1xi32>) -> tensor<1xi32>
  %x = tensor.extract %r[%zero] : tensor<1xi32>
  vector.print %x : i32
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %generic = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.structured.tile_reduction_using_for %generic by tile_sizes = [0, 2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
}
