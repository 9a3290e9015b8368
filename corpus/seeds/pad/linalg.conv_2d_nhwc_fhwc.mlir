// Brings linalg.conv_2d_nhwc_fhwc, tensor.pad of linalg.conv_2d_nhwc_fhwc.
module {
  func.func @main(%arg0: tensor<2x3x?x1xi64> {padlab.extents = array<i64: 2>}, %arg1: tensor<2x2x2x1xi64>, %arg2: index {padlab.value = -2 : index}, %arg3: index {padlab.value = 0 : index}, %arg4: index {padlab.value = 2 : index}) -> tensor<?x?x0x3xi64> attributes {padlab.seed = 4120306363 : i64} {
    %0 = tensor.empty() : tensor<2x1x1x2xi64>
    %c-7_i64 = arith.constant -7 : i64
    %1 = linalg.fill ins(%c-7_i64 : i64) outs(%0 : tensor<2x1x1x2xi64>) -> tensor<2x1x1x2xi64>
    %2 = linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<2x3x?x1xi64>, tensor<2x2x2x1xi64>) outs(%1 : tensor<2x1x1x2xi64>) -> tensor<2x1x1x2xi64>
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %2, %c1 : tensor<2x1x1x2xi64>
    %c1_i64 = arith.constant 1 : i64
    %padded = tensor.pad %2 low[%c2, %arg3, 0, %arg3] high[%arg2, %arg4, -1, %dim] {
    ^bb0(%arg5: index, %arg6: index, %arg7: index, %arg8: index):
      tensor.yield %c1_i64 : i64
    } : tensor<2x1x1x2xi64> to tensor<?x?x0x3xi64>
    return %padded : tensor<?x?x0x3xi64>
  }
}

