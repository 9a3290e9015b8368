// Multiplies 200 by 1, both unsigned i8. Expected: 200. Wrong: -56.
module attributes {transform.with_named_sequence} {
func.func @multiply(%a: tensor<1x1xi8>, %b: tensor<1x1xi8>, %init: tensor<1x1xi32>) -> tensor<1x1xi32> {
  %r = linalg.matmul {cast = #linalg.type_fn<cast_unsigned>} ins(%a, %b : tensor<1x1xi8>, tensor<1x1xi8>) outs(%init : tensor<1x1xi32>) -> tensor<1x1xi32>
  return %r : tensor<1x1xi32>
}
func.func @main() {
  %a = arith.constant dense<-56> : tensor<1x1xi8>
  %b = arith.constant dense<1> : tensor<1x1xi8>
  %init = arith.constant dense<0> : tensor<1x1xi32>
  %r = call @multiply(%a, %b, %init) : (tensor<1x1xi8>, tensor<1x1xi8>, tensor<1x1xi32>) -> tensor<1x1xi32>
  %printed = tensor.cast %r : tensor<1x1xi32> to tensor<*xi32>
  call @printMemrefI32(%printed) : (tensor<*xi32>) -> ()
  return
}
func.func private @printMemrefI32(tensor<*xi32>)
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %matmul = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.structured.vectorize %matmul {create_named_contraction} : !transform.any_op
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f {
    transform.apply_patterns.vector.lower_contraction lowering_strategy = "outerproduct"
  } : !transform.any_op
  transform.yield
}
}
