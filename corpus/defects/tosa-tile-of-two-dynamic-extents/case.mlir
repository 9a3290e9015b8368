// Repeats a matrix of unknown extents. Expected: valid IR, or a failure that says why. Wrong: a tosa.reshape with two extents of -1.
func.func @tile(%a: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %multiples = "tosa.const_shape"() <{values = dense<[2, 1]> : tensor<2xindex>}> : () -> !tosa.shape<2>
  %r = tosa.tile %a, %multiples : (tensor<?x?xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
