// Brings linalg.conv_2d_ngchw_gfchw.
module {
  func.func @main(%arg0: tensor<3x?x3xf32> {padlab.extents = array<i64: 3>}, %arg1: !shape.shape {padlab.value = "[]"}, %arg2: tensor<?xindex> {padlab.extents = array<i64: 0>, padlab.value = dense<> : tensor<0xindex>}, %arg3: !shape.shape {padlab.value = "[]"}, %arg4: tensor<1x?x2x?x2xf32> {padlab.extents = array<i64: 1, 4>}, %arg5: tensor<?x?x?x1x1xf32> {padlab.extents = array<i64: 1, 1, 2>}, %arg6: tensor<1x?x?x1x1xf32> {padlab.extents = array<i64: 2, 1>}, %arg7: tensor<?x?x?x4x2xf32> {padlab.extents = array<i64: 1, 1, 2>}) -> (tensor<?xindex>, !shape.shape, !shape.shape, tensor<0xindex>, !shape.size, !shape.size, tensor<1x1x1x4x2xf32>, tensor<?x?x?x4x2xf32>) attributes {padlab.seed = 1432673329 : i64} {
    %c2 = shape.const_size 2
    %0 = shape.mul %c2, %c2 : !shape.size, !shape.size -> !shape.size
    %1 = shape.concat %arg1, %arg2 : !shape.shape, tensor<?xindex> -> tensor<0xindex>
    %2 = shape.concat %arg2, %arg3 : tensor<?xindex>, !shape.shape -> !shape.shape
    %3 = shape.shape_of %arg0 : tensor<3x?x3xf32> -> !shape.shape
    %4 = shape.with_shape %arg0, %3 : tensor<3x?x3xf32>, !shape.shape
    %5 = shape.concat %3, %3 : !shape.shape, !shape.shape -> tensor<?xindex>
    %cst = arith.constant dense<[[[[[-3.000000e+00, 0.000000e+00], [4.000000e+00, 0.000000e+00], [0.000000e+00, 2.000000e+00], [-0.000000e+00, -1.000000e+00]]]]]> : tensor<1x1x1x4x2xf32>
    %6 = linalg.conv_2d_ngchw_gfchw {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg4, %arg5 : tensor<1x?x2x?x2xf32>, tensor<?x?x?x1x1xf32>) outs(%cst : tensor<1x1x1x4x2xf32>) -> tensor<1x1x1x4x2xf32>
    %7 = linalg.conv_2d_ngchw_gfchw {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%6, %arg6 : tensor<1x1x1x4x2xf32>, tensor<1x?x?x1x1xf32>) outs(%arg7 : tensor<?x?x?x4x2xf32>) -> tensor<?x?x?x4x2xf32>
    return %5, %3, %2, %1, %0, %c2, %6, %7 : tensor<?xindex>, !shape.shape, !shape.shape, tensor<0xindex>, !shape.size, !shape.size, tensor<1x1x1x4x2xf32>, tensor<?x?x?x4x2xf32>
  }
}

