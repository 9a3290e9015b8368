// The producer is a linalg.exp, which can be fused. Prints [-2.71828, -2.71828] either way.
module attributes {transform.with_named_sequence} {
func.func @main() {
  %one_constant = arith.constant dense<1.0> : tensor<2xf32>
  %one = func.call @opaque(%one_constant) : (tensor<2xf32>) -> tensor<2xf32>
  %other = tensor.empty() : tensor<2xf32>
  %a = linalg.exp ins(%one : tensor<2xf32>) outs(%other : tensor<2xf32>) -> tensor<2xf32>
  %empty = tensor.empty() : tensor<2xf32>
  %r = linalg.negf ins(%a : tensor<2xf32>) outs(%empty : tensor<2xf32>) -> tensor<2xf32>
  %printed = tensor.cast %r : tensor<2xf32> to tensor<*xf32>
  call @printMemrefF32(%printed) : (tensor<*xf32>) -> ()
  return
}
func.func private @opaque(%a: tensor<2xf32>) -> tensor<2xf32> attributes {no_inline} { return %a : tensor<2xf32> }
func.func private @printMemrefF32(tensor<*xf32>)

transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %op = transform.structured.match ops{["linalg.negf"]} in %root : (!transform.any_op) -> !transform.any_op
  %tiled, %loop = transform.structured.fuse %op tile_sizes [1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.yield
}
}
