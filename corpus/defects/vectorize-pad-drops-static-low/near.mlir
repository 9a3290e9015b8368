// There is no low padding: a masked read at index 0 is right. Prints [1, 2, 9, 9] either way.
module attributes {transform.with_named_sequence} {
func.func @main() {
  %nine = arith.constant 9 : i32
  %constant = arith.constant dense<[1, 2]> : tensor<2xi32>
  %source = call @opaque(%constant) : (tensor<2xi32>) -> tensor<2xi32>
  %result = tensor.pad %source low[0] high[2] {
  ^bb0(%i: index):
    tensor.yield %nine : i32
  } : tensor<2xi32> to tensor<4xi32>
  %printed = tensor.cast %result : tensor<4xi32> to tensor<*xi32>
  call @printMemrefI32(%printed) : (tensor<*xi32>) -> ()
  return
}
func.func private @opaque(%x: tensor<2xi32>) -> tensor<2xi32> attributes {no_inline} { return %x : tensor<2xi32> }
func.func private @printMemrefI32(tensor<*xi32>)

transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %op = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.structured.vectorize %op vector_sizes [4] : !transform.any_op
  transform.yield
}
}
