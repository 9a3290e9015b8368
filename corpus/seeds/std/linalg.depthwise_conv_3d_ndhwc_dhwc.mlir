// Brings linalg.depthwise_conv_3d_ndhwc_dhwc.
module {
  func.func @main(%arg0: complex<f32>, %arg1: complex<f32>, %arg2: index {padlab.value = 0 : index}, %arg3: index {padlab.value = 1 : index}, %arg4: tensor<?x?x?x?x?xi32> {padlab.extents = array<i64: 2, 3, 3, 2, 1>}, %arg5: tensor<?x?x?x?xi32> {padlab.extents = array<i64: 2, 1, 2, 1>}) -> (complex<f32>, tensor<2x1x3x1x1xi32>) attributes {padlab.seed = 2455066971 : i64} {
    %0 = std.constant 3 : index
    %1 = std.alloc(%0) : memref<1x?xcomplex<f32>, 2>
    %2 = std.constant 0 : index
    std.store %arg1, %1[%2, %arg2] : memref<1x?xcomplex<f32>, 2>
    %3 = std.constant 0 : index
    %4 = std.constant 0 : index
    %5 = std.constant 2 : index
    std.store %arg1, %1[%4, %5] : memref<1x?xcomplex<f32>, 2>
    std.dealloc %1 : memref<1x?xcomplex<f32>, 2>
    %cst = arith.constant dense<[[[[[2]], [[2147483647]], [[7]]]], [[[[1]], [[-2147483648]], [[2]]]]]> : tensor<2x1x3x1x1xi32>
    %6 = linalg.depthwise_conv_3d_ndhwc_dhwc {dilations = dense<1> : tensor<3xi64>, strides = dense<[2, 1, 1]> : tensor<3xi64>} ins(%arg4, %arg5 : tensor<?x?x?x?x?xi32>, tensor<?x?x?x?xi32>) outs(%cst : tensor<2x1x3x1x1xi32>) -> tensor<2x1x3x1x1xi32>
    std.return %arg0, %6 : complex<f32>, tensor<2x1x3x1x1xi32>
  }
}

