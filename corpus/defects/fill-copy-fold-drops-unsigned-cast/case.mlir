// Copies -1 and 3 as unsigned numbers over a filled tensor. Expected: [4294967295, 3]. Wrong: [-1, 3].
func.func @widen(%a: tensor<2xi32>) -> tensor<2xi64> {
  %zero = arith.constant 0 : i64
  %empty = tensor.empty() : tensor<2xi64>
  %filled = linalg.fill ins(%zero : i64) outs(%empty : tensor<2xi64>) -> tensor<2xi64>
  %r = linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%a : tensor<2xi32>) outs(%filled : tensor<2xi64>) -> tensor<2xi64>
  return %r : tensor<2xi64>
}
func.func @main() {
  %a_constant = arith.constant dense<[-1, 3]> : tensor<2xi32>
  %a = func.call @opaque(%a_constant) : (tensor<2xi32>) -> tensor<2xi32>
  %r = call @widen(%a) : (tensor<2xi32>) -> tensor<2xi64>
  %printed = tensor.cast %r : tensor<2xi64> to tensor<*xi64>
  call @printMemrefI64(%printed) : (tensor<*xi64>) -> ()
  return
}
func.func private @opaque(%a: tensor<2xi32>) -> tensor<2xi32> attributes {no_inline} { return %a : tensor<2xi32> }
func.func private @printMemrefI64(tensor<*xi64>)
