// Writes elements 0 and 2 of the init. Element 1 of the result must be that of the init; it is uninitialized.
#in = affine_map<(i) -> (i)>
#out = affine_map<(i) -> (i * 2)>
module attributes {transform.with_named_sequence} {
func.func @every_second(%a: tensor<2xi32>, %init: tensor<3xi32>) -> tensor<3xi32> {
  %r = linalg.generic {indexing_maps = [#in, #out], iterator_types = ["parallel"]} ins(%a : tensor<2xi32>) outs(%init : tensor<3xi32>) {
  ^bb0(%x: i32, %out: i32):
    linalg.yield %x : i32
  } -> tensor<3xi32>
  return %r : tensor<3xi32>
}

transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %op = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
  %init = transform.get_operand %op[1] : (!transform.any_op) -> !transform.any_value
  transform.structured.promote_tensor to 0 %init : !transform.any_value
  transform.yield
}
}
