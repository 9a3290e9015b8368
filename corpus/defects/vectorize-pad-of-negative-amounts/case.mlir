// Crops the first of four elements. Expected: [2, 3, 4]. Wrong: four elements are written to a tensor of three, from index -1 on.
module attributes {transform.with_named_sequence} {
func.func @main() {
  %nine = arith.constant 9 : i32
  %constant = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %source = call @opaque(%constant) : (tensor<4xi32>) -> tensor<4xi32>
  %result = tensor.pad %source low[-1] high[0] {
  ^bb0(%i: index):
    tensor.yield %nine : i32
  } : tensor<4xi32> to tensor<3xi32>
  %printed = tensor.cast %result : tensor<3xi32> to tensor<*xi32>
  call @printMemrefI32(%printed) : (tensor<*xi32>) -> ()
  return
}
func.func private @opaque(%x: tensor<4xi32>) -> tensor<4xi32> attributes {no_inline} { return %x : tensor<4xi32> }
func.func private @printMemrefI32(tensor<*xi32>)

transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %vectorized = transform.structured.vectorize_children_and_apply_patterns %f {vectorize_padding} : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
