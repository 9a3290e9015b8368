// Divides 12 by each of three numbers, in vectors of four. Expected: three divisions. Wrong: a fourth lane divides by poison.
#map = affine_map<(i) -> (i)>
module attributes {transform.with_named_sequence} {
func.func @divide(%a: tensor<3xi32>, %init: tensor<3xi32>) -> tensor<3xi32> {
  %twelve = arith.constant 12 : i32
  %r = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%a : tensor<3xi32>) outs(%init : tensor<3xi32>) {
  ^bb0(%x: i32, %old: i32):
    %new = arith.divui %twelve, %x : i32
    linalg.yield %new : i32
  } -> tensor<3xi32>
  return %r : tensor<3xi32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %op = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.structured.vectorize %op vector_sizes [4] : !transform.any_op
  transform.yield
}
}
