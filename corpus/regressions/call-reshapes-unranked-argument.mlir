// The callee writes to what it reshaped of an argument without a rank, which the
// caller uses again: upstream finds no place for a copy.
func.func private @write(%u: tensor<*xf32>, %m: index, %n: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %k = arith.constant 99.0 : f32
  %s = tensor.from_elements %m, %n : tensor<2xindex>
  %0 = tensor.reshape %u(%s) : (tensor<*xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %1 = tensor.insert %k into %0[%c0, %c0] : tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}
func.func @main(%a: tensor<3xf32>) -> (tensor<?x?xf32>, tensor<*xf32>, tensor<?x?xf32>) attributes {padlab.seed = 7 : i64} {
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %s = tensor.from_elements %c1, %c3 : tensor<2xindex>
  %0 = tensor.reshape %a(%s) : (tensor<3xf32>, tensor<2xindex>) -> tensor<*xf32>
  %1 = call @write(%0, %c3, %c1) : (tensor<*xf32>, index, index) -> tensor<?x?xf32>
  %2 = call @write(%0, %c1, %c3) : (tensor<*xf32>, index, index) -> tensor<?x?xf32>
  return %1, %0, %2 : tensor<?x?xf32>, tensor<*xf32>, tensor<?x?xf32>
}
