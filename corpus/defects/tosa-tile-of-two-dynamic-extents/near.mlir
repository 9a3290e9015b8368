// One unknown extent, for which -1 can stand.
func.func @tile(%a: tensor<?x3xf32>) -> tensor<?x3xf32> {
  %multiples = "tosa.const_shape"() <{values = dense<[2, 1]> : tensor<2xindex>}> : () -> !tosa.shape<2>
  %r = tosa.tile %a, %multiples : (tensor<?x3xf32>, !tosa.shape<2>) -> tensor<?x3xf32>
  return %r : tensor<?x3xf32>
}
