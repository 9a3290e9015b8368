// The tensor has no content.
module attributes {transform.with_named_sequence} {
func.func @f(%a: tensor<2xi32>) -> tensor<2xi32> {
  %r = bufferization.alloc_tensor() : tensor<2xi32>
  return %r : tensor<2xi32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %op = transform.structured.match ops{["bufferization.alloc_tensor"]} in %root : (!transform.any_op) -> !transform.any_op
  %buffer, %new = transform.structured.bufferize_to_allocation %op : !transform.any_op
  transform.yield
}
}
