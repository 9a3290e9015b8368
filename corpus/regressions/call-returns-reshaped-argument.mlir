// The callee returns its argument, reshaped; the caller writes to the argument.
func.func private @reshaped(%a: tensor<3xi16>, %s: tensor<?xi64>) -> tensor<*xi16> {
  %0 = tensor.reshape %a(%s) : (tensor<3xi16>, tensor<?xi64>) -> tensor<*xi16>
  return %0 : tensor<*xi16>
}
func.func @main(%a: tensor<3xi16>) -> (tensor<*xi16>, tensor<3xi16>) attributes {padlab.seed = 7 : i64} {
  %c1 = arith.constant 1 : index
  %k = arith.constant 99 : i16
  %cst = arith.constant dense<[3, 1]> : tensor<2xi64>
  %cast = tensor.cast %cst : tensor<2xi64> to tensor<?xi64>
  %0 = call @reshaped(%a, %cast) : (tensor<3xi16>, tensor<?xi64>) -> tensor<*xi16>
  %1 = tensor.insert %k into %a[%c1] : tensor<3xi16>
  return %0, %1 : tensor<*xi16>, tensor<3xi16>
}
