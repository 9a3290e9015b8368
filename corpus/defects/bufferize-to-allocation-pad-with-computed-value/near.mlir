// Pads by a value from outside.
module attributes {transform.with_named_sequence} {
func.func @pad(%a: tensor<1xindex>, %c: index) -> tensor<3xindex> {
  %padded = tensor.pad %a low[0] high[2] {
  ^bb0(%i: index):
    tensor.yield %c : index
  } : tensor<1xindex> to tensor<3xindex>
  return %padded : tensor<3xindex>
}

transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %pad = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
  %buffer, %new = transform.structured.bufferize_to_allocation %pad {memory_space = 0} : !transform.any_op
  transform.yield
}
}
