// Brings linalg.depthwise_conv_1d_nwc_wc, tensor.pad of linalg.depthwise_conv_1d_nwc_wc.
module {
  func.func @main(%arg0: tensor<2x3x1xi1>, %arg1: tensor<1x1xi1>, %arg2: index {padlab.value = 0 : index}) -> (tensor<2x2x1xi1>, tensor<?x6x2xi1>, tensor<5x8x5xi1>) attributes {padlab.seed = 1805348862 : i64} {
    %0 = tensor.empty() : tensor<2x2x1xi1>
    %true = arith.constant true
    %1 = linalg.fill ins(%true : i1) outs(%0 : tensor<2x2x1xi1>) -> tensor<2x2x1xi1>
    %2 = linalg.depthwise_conv_1d_nwc_wc {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%arg0, %arg1 : tensor<2x3x1xi1>, tensor<1x1xi1>) outs(%1 : tensor<2x2x1xi1>) -> tensor<2x2x1xi1>
    %padded = tensor.pad %2 low[3, 1, 1] high[%arg2, 3, 0] {
    ^bb0(%arg3: index, %arg4: index, %arg5: index):
      %true_1 = arith.constant true
      tensor.yield %true_1 : i1
    } : tensor<2x2x1xi1> to tensor<?x6x2xi1>
    %padded_0 = tensor.pad %padded low[0, 1, 3] high[0, 1, 0] {
    ^bb0(%arg3: index, %arg4: index, %arg5: index):
      %true_1 = arith.constant true
      tensor.yield %true_1 : i1
    } : tensor<?x6x2xi1> to tensor<5x8x5xi1>
    return %2, %padded, %padded_0 : tensor<2x2x1xi1>, tensor<?x6x2xi1>, tensor<5x8x5xi1>
  }
}

