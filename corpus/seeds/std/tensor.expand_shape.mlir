// Brings tensor.expand_shape.
module {
  func.func @main(%arg0: tensor<6xcomplex<f32>>, %arg1: tensor<?x0x2x0xf32> {padlab.extents = array<i64: 6>}, %arg2: tensor<5x?x6x?xcomplex<f32>> {padlab.extents = array<i64: 1, 0>}) -> (tensor<3xi32>, tensor<1x3xi32>) attributes {padlab.seed = 681809549 : i64} {
    %0 = std.constant dense<[3, 1, -7]> : tensor<3xi32>
    %expanded = tensor.expand_shape %0 [[0, 1]] output_shape [1, 3] : tensor<3xi32> into tensor<1x3xi32>
    std.return %0, %expanded : tensor<3xi32>, tensor<1x3xi32>
  }
}

