// Brings linalg.depthwise_conv_2d_nhwc_hwc, tensor.pad of linalg.depthwise_conv_2d_nhwc_hwc.
module {
  func.func @main(%arg0: tensor<2x2x2x2xi1>, %arg1: tensor<?x2x2xi1> {padlab.extents = array<i64: 1>}, %arg2: index {padlab.value = 1 : index}, %arg3: i1, %arg4: index {padlab.value = 6 : index}, %arg5: index {padlab.value = 0 : index}) -> (tensor<?x5x3x?xi1>, tensor<5x4x2x2xi1>) attributes {padlab.seed = 3022056535 : i64} {
    %0 = tensor.empty(%arg2) : tensor<2x2x?x2xi1>
    %false = arith.constant false
    %1 = linalg.fill ins(%false : i1) outs(%0 : tensor<2x2x?x2xi1>) -> tensor<2x2x?x2xi1>
    %2 = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<[2, 1]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<2x2x2x2xi1>, tensor<?x2x2xi1>) outs(%1 : tensor<2x2x?x2xi1>) -> tensor<2x2x?x2xi1>
    %3 = scf.if %arg3 -> (tensor<?x5x3x?xi1>) {
      %padded_1 = tensor.pad %2 low[4, 1, 1, 0] high[0, 2, 1, 0] {
      ^bb0(%arg6: index, %arg7: index, %arg8: index, %arg9: index):
        %true = arith.constant true
        tensor.yield %true : i1
      } : tensor<2x2x?x2xi1> to tensor<6x5x?x2xi1>
      %cast = tensor.cast %padded_1 : tensor<6x5x?x2xi1> to tensor<?x5x3x?xi1>
      scf.yield %cast : tensor<?x5x3x?xi1>
    } else {
      %c0 = arith.constant 0 : index
      %dim = tensor.dim %2, %c0 : tensor<2x2x?x2xi1>
      %4 = tensor.empty(%arg4, %dim) : tensor<?x5x3x?xi1>
      %true = arith.constant true
      %5 = linalg.fill ins(%true : i1) outs(%4 : tensor<?x5x3x?xi1>) -> tensor<?x5x3x?xi1>
      scf.yield %5 : tensor<?x5x3x?xi1>
    }
    %padded = tensor.pad %2 low[4, 3, 1, -1] high[0, 0, 1, 0] {
    ^bb0(%arg6: index, %arg7: index, %arg8: index, %arg9: index):
      %true = arith.constant true
      tensor.yield %true : i1
    } : tensor<2x2x?x2xi1> to tensor<6x5x3x1xi1>
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %padded[%arg5, %c3, %c1, %arg5] : tensor<6x5x3x1xi1>
    %padded_0 = tensor.pad %arg0 low[3, 1, 0, 0] high[0, 1, 0, 0] {
    ^bb0(%arg6: index, %arg7: index, %arg8: index, %arg9: index):
      %4 = arith.index_cast %arg8 : index to i1
      tensor.yield %4 : i1
    } : tensor<2x2x2x2xi1> to tensor<5x4x2x2xi1>
    return %3, %padded_0 : tensor<?x5x3x?xi1>, tensor<5x4x2x2xi1>
  }
}

