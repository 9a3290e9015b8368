// 0 is the identity of addition. Prints -15 either way.
module attributes {transform.with_named_sequence} {
func.func @main() {
  %a_constant = arith.constant dense<[-1, -2, -3]> : tensor<3xi32>
  %a = func.call @opaque(%a_constant) : (tensor<3xi32>) -> tensor<3xi32>
  %init_constant = arith.constant dense<-9> : tensor<i32>
  %init = func.call @opaque_tensor_i32(%init_constant) : (tensor<i32>) -> tensor<i32>
  %r = linalg.reduce { arith.addi } ins(%a : tensor<3xi32>) outs(%init : tensor<i32>) dimensions = [0]
  %printed = tensor.cast %r : tensor<i32> to tensor<*xi32>
  call @printMemrefI32(%printed) : (tensor<*xi32>) -> ()
  return
}
func.func private @opaque(%a: tensor<3xi32>) -> tensor<3xi32> attributes {no_inline} { return %a : tensor<3xi32> }
func.func private @opaque_tensor_i32(%a: tensor<i32>) -> tensor<i32> attributes {no_inline} { return %a : tensor<i32> }
func.func private @printMemrefI32(tensor<*xi32>)

transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %op = transform.structured.match ops{["linalg.reduce"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.structured.pack %op packed_sizes = [2] : (!transform.any_op) -> (!transform.op<"linalg.generic">)
  %pack = transform.structured.match ops{["linalg.pack"]} in %root : (!transform.any_op) -> !transform.op<"linalg.pack">
  transform.structured.lower_pack %pack : (!transform.op<"linalg.pack">) -> (!transform.op<"tensor.pad">, !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
  transform.yield
}
}
