// The write stands in another block than the argument that is read after it.
func.func @main(%a: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>) attributes {padlab.seed = 1 : i64} {
  %f = arith.constant 5.0 : f32
  %i = arith.constant 0 : index
  cf.br ^bb1
^bb1:
  %y = tensor.insert %f into %a[%i] : tensor<3xf32>
  return %y, %a : tensor<3xf32>, tensor<3xf32>
}

// -----
func.func @main(%u: tensor<2x3xi32>) -> (tensor<2x3xi32>, tensor<?x?xi32>) attributes {padlab.seed = 5 : i64} {
  %a = tensor.cast %u : tensor<2x3xi32> to tensor<*xi32>
  %one = arith.constant 1 : index
  %x = arith.constant 7 : i32
  cf.br ^bb1(%a : tensor<*xi32>)
^bb1(%b: tensor<*xi32>):
  cf.br ^bb2
^bb2:
  %c = tensor.cast %b : tensor<*xi32> to tensor<?x?xi32>
  %d = tensor.insert %x into %c[%one, %one] : tensor<?x?xi32>
  return %u, %d : tensor<2x3xi32>, tensor<?x?xi32>
}
