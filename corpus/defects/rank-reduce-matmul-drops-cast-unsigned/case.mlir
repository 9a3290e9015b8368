// Multiplies [[1]] by [[200, 0]], as unsigned bytes, and adds it to zeros. Expected: 200. Wrong: -56.
func.func @multiply(%a: tensor<1x1xi32>, %b: tensor<1x2xi8>, %init: tensor<1x2xi32>) -> tensor<1x2xi32> {
  %r = linalg.matmul {cast = #linalg.type_fn<cast_unsigned>} ins(%a, %b : tensor<1x1xi32>, tensor<1x2xi8>) outs(%init : tensor<1x2xi32>) -> tensor<1x2xi32>
  return %r : tensor<1x2xi32>
}
func.func @main() {
  %zero = arith.constant 0 : index
  %a = arith.constant dense<1> : tensor<1x1xi32>
  %b = arith.constant dense<[[200, 0]]> : tensor<1x2xi8>
  %init = arith.constant dense<0> : tensor<1x2xi32>
  %m = call @multiply(%a, %b, %init) : (tensor<1x1xi32>, tensor<1x2xi8>, tensor<1x2xi32>) -> tensor<1x2xi32>
  %r = tensor.extract %m[%zero, %zero] : tensor<1x2xi32>
  vector.print %r : i32
  return
}
