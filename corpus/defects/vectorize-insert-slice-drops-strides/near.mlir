// With stride 1 one transfer_write does it. Prints [1, 2, 0, 0] either way.
module attributes {transform.with_named_sequence} {
func.func @main() {
  %destination = arith.constant dense<0> : tensor<4xi32>
  %constant = arith.constant dense<[1, 2]> : tensor<2xi32>
  %source = call @opaque(%constant) : (tensor<2xi32>) -> tensor<2xi32>
  %result = tensor.insert_slice %source into %destination[0] [2] [1] : tensor<2xi32> into tensor<4xi32>
  %printed = tensor.cast %result : tensor<4xi32> to tensor<*xi32>
  call @printMemrefI32(%printed) : (tensor<*xi32>) -> ()
  return
}
func.func private @opaque(%x: tensor<2xi32>) -> tensor<2xi32> attributes {no_inline} { return %x : tensor<2xi32> }
func.func private @printMemrefI32(tensor<*xi32>)

transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %vectorized = transform.structured.vectorize_children_and_apply_patterns %f {vectorize_padding} : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
