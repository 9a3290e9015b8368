// Averages of windows of one element: the images as they are. Wrong: a tensor.empty with a size too many.
func.func @average(%images: tensor<?x2x2x1xf32>) -> tensor<3x2x2x1xf32> {
  %zero = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.avg_pool2d %images, %zero, %zero {acc_type = f32, kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<?x2x2x1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<3x2x2x1xf32>
  return %r : tensor<3x2x2x1xf32>
}
