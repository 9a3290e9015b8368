// The extents of both are unknown.
func.func @table(%x: tensor<?xi8>) -> tensor<?xi8> {
  %numbers = "tosa.const"() {values = dense<1> : tensor<256xi8>} : () -> tensor<256xi8>
  %r = tosa.table %x, %numbers : (tensor<?xi8>, tensor<256xi8>) -> tensor<?xi8>
  return %r : tensor<?xi8>
}
