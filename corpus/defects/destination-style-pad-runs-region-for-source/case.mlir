// Pads a by 6 / i for i = 1 and i = 2. The division is done for i = 0 as well, where a's element is: by zero.
module attributes {transform.with_named_sequence} {
func.func @pad(%a: tensor<1xindex>) -> tensor<3xindex> {
  %six = arith.constant 6 : index
  %padded = tensor.pad %a low[0] high[2] {
  ^bb0(%i: index):
    %0 = arith.divsi %six, %i : index
    tensor.yield %0 : index
  } : tensor<1xindex> to tensor<3xindex>
  return %padded : tensor<3xindex>
}

transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %pad = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
  %new = transform.structured.rewrite_in_destination_passing_style %pad : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
