// Brings linalg.depthwise_conv_3d_ndhwc_dhwc.
module {
  func.func @main(%arg0: tensor<?x?xf32> {padlab.extents = array<i64: 3, 7>}, %arg1: tensor<?x?x?x?x?xi32> {padlab.extents = array<i64: 2, 3, 3, 2, 1>}, %arg2: tensor<?x?x?x?xi32> {padlab.extents = array<i64: 2, 1, 2, 1>}) -> (tensor<?x?x?x1xf32>, tensor<?x?x1xi16>, tensor<2x1x3x1x1xi32>) attributes {padlab.seed = 2455066971 : i64} {
    %0 = call @callee_0() : () -> tensor<?x?x1xi16>
    %gather = tensor.gather %arg0[%0] gather_dims([1]) : (tensor<?x?xf32>, tensor<?x?x1xi16>) -> tensor<?x?x?x1xf32>
    %1 = call @callee_0() : () -> tensor<?x?x1xi16>
    %cst = arith.constant dense<[[[[[2]], [[2147483647]], [[7]]]], [[[[1]], [[-2147483648]], [[2]]]]]> : tensor<2x1x3x1x1xi32>
    %2 = linalg.depthwise_conv_3d_ndhwc_dhwc {dilations = dense<1> : tensor<3xi64>, strides = dense<[2, 1, 1]> : tensor<3xi64>} ins(%arg1, %arg2 : tensor<?x?x?x?x?xi32>, tensor<?x?x?x?xi32>) outs(%cst : tensor<2x1x3x1x1xi32>) -> tensor<2x1x3x1x1xi32>
    return %gather, %1, %2 : tensor<?x?x?x1xf32>, tensor<?x?x1xi16>, tensor<2x1x3x1x1xi32>
  }
  func.func private @callee_0() -> tensor<?x?x1xi16> {
    %cst = arith.constant dense<[[[4], [4]], [[1], [2]]]> : tensor<2x2x1xi16>
    %cast = tensor.cast %cst : tensor<2x2x1xi16> to tensor<?x?x1xi16>
    return %cast : tensor<?x?x1xi16>
  }
}

