// The doubled numbers are only copied.
module attributes {transform.with_named_sequence} {
func.func @f(%t: tensor<4xi32>, %u: tensor<4xi32>) -> tensor<4xi32> {
  %doubled = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%t : tensor<4xi32>) {
  ^bb0(%x: i32):
    %sum = arith.addi %x, %x : i32
    linalg.yield %sum : i32
  } -> tensor<4xi32>
  %copied = linalg.copy ins(%doubled : tensor<4xi32>) outs(%u : tensor<4xi32>) -> tensor<4xi32>
  return %copied : tensor<4xi32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %generic = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
  %copy = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
  %tiled, %loop = transform.structured.tile_using_for %copy tile_sizes [2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %fused, %new = transform.structured.fuse_into_containing_op %generic into %loop : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.yield
}
}
