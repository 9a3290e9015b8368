// Takes one of two numbers; the type of the result does not say that it is one.
func.func @slice(%a: tensor<2xi32>) -> tensor<?xi32> {
  %start = tosa.const_shape {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
  %size = tosa.const_shape {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
  %r = tosa.slice %a, %start, %size : (tensor<2xi32>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xi32>
  return %r : tensor<?xi32>
}
