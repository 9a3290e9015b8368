// The largest of two elements. Expected: one of them. Wrong if both are -inf: -3.40282347E+38.
func.func @largest(%x: tensor<2xf32>) -> tensor<1xf32> {
  %r = tosa.reduce_max %x {axis = 0 : i32} : (tensor<2xf32>) -> tensor<1xf32>
  return %r : tensor<1xf32>
}
