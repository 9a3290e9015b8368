// Brings linalg.conv_2d_nhwgc_gfhwc.
module {
  func.func @main(%arg0: !shape.witness {padlab.value = true}, %arg1: tensor<?xindex> {padlab.extents = array<i64: 3>, padlab.value = dense<[5, 5, 0]> : tensor<3xindex>}, %arg2: tensor<?xindex> {padlab.extents = array<i64: 3>, padlab.value = dense<[5, 5, 1]> : tensor<3xindex>}, %arg3: tensor<i8>, %arg4: index {padlab.value = -1 : index}, %arg5: tensor<*xf16> {padlab.extents = array<i64: 1>}, %arg6: !shape.size {padlab.value = 5 : index}, %arg7: tensor<1x?x4x?x1xi16> {padlab.extents = array<i64: 4, 2>}, %arg8: tensor<2x1x1x3x1xi16>, %arg9: tensor<1x2x2x2x?xi32> {padlab.extents = array<i64: 1>}, %arg10: tensor<2x1x1x1x?xi32> {padlab.extents = array<i64: 1>}) -> (!shape.size, !shape.witness, tensor<1x2x2x2x?xi32>, tensor<1x1x1x2x1xi32>, tensor<1x1x1x2x1xi32>) attributes {padlab.seed = 1985942959 : i64} {
    %0 = shape.assuming_all %arg0, %arg0, %arg0
    %1 = shape.dim %arg5, %arg4 : tensor<*xf16>, index -> !shape.size
    %2 = shape.div %1, %arg6 : !shape.size, !shape.size -> !shape.size
    check.expect_error(%2) "index is out of bounds" : !shape.size
    %3 = linalg.conv_2d_nhwgc_gfhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>} ins(%arg7, %arg8 : tensor<1x?x4x?x1xi16>, tensor<2x1x1x3x1xi16>) outs(%arg9 : tensor<1x2x2x2x?xi32>) -> tensor<1x2x2x2x?xi32>
    %cst = arith.constant dense<[[[[[0], [-7]]]]]> : tensor<1x1x1x2x1xi32>
    %4 = linalg.conv_2d_nhwgc_gfhwc {dilations = dense<[2, 1]> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>} ins(%3, %arg10 : tensor<1x2x2x2x?xi32>, tensor<2x1x1x1x?xi32>) outs(%cst : tensor<1x1x1x2x1xi32>) -> tensor<1x1x1x2x1xi32>
    %cst_0 = arith.constant dense<[[[[[2], [7]]]]]> : tensor<1x1x1x2x1xi32>
    %5 = linalg.conv_2d_nhwgc_gfhwc {dilations = dense<[2, 1]> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>} ins(%4, %arg10 : tensor<1x1x1x2x1xi32>, tensor<2x1x1x1x?xi32>) outs(%cst_0 : tensor<1x1x1x2x1xi32>) -> tensor<1x1x1x2x1xi32>
    return %2, %0, %3, %4, %5 : !shape.size, !shape.witness, tensor<1x2x2x2x?xi32>, tensor<1x1x1x2x1xi32>, tensor<1x1x1x2x1xi32>
  }
}

