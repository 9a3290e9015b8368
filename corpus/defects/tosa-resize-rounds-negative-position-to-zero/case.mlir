// Output 0 lies at -2 / 4 of the input: half a row before row 0, which stands for all rows before it. Expected: 4 * x[0].
// Wrong: 6 * x[0] - 2 * x[1], since -2 / 4 becomes 0 with a rest of -2.
func.func @resize(%x: tensor<1x2x1x1xi8>) -> tensor<1x4x1x1xi32> {
  %scale = tosa.const_shape {values = dense<[4, 2, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %offset = tosa.const_shape {values = dense<[-2, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %border = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %x, %scale, %offset, %border {mode = BILINEAR} : (tensor<1x2x1x1xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x4x1x1xi32>
  return %r : tensor<1x4x1x1xi32>
}
