// Brings linalg.pooling_ncw_sum, tensor.pad of linalg.pooling_ncw_sum.
module {
  func.func @main(%arg0: tensor<2x2x4xi16>, %arg1: tensor<2x2x4xi16>, %arg2: index {padlab.value = -1 : index}, %arg3: index {padlab.value = 3 : index}) -> (tensor<1x?x4xi16>, tensor<2x2x4xi16>) attributes {padlab.seed = 2746017718 : i64} {
    %0 = tensor.empty() : tensor<1xi16>
    %1 = linalg.pooling_ncw_sum {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%arg0, %0 : tensor<2x2x4xi16>, tensor<1xi16>) outs(%arg1 : tensor<2x2x4xi16>) -> tensor<2x2x4xi16>
    %padded = tensor.pad %1 low[0, %arg3, 2] high[-1, -1, -2] {
    ^bb0(%arg4: index, %arg5: index, %arg6: index):
      %c5_i16 = arith.constant 5 : i16
      tensor.yield %c5_i16 : i16
    } : tensor<2x2x4xi16> to tensor<1x?x4xi16>
    %2 = tensor.empty() : tensor<2x2x4xi16>
    %c7_i16 = arith.constant 7 : i16
    %3 = linalg.fill ins(%c7_i16 : i16) outs(%2 : tensor<2x2x4xi16>) -> tensor<2x2x4xi16>
    %4 = linalg.elementwise kind=#linalg.elementwise_kind<max_unsigned> ins(%1, %1 : tensor<2x2x4xi16>, tensor<2x2x4xi16>) outs(%3 : tensor<2x2x4xi16>) -> tensor<2x2x4xi16>
    return %padded, %4 : tensor<1x?x4xi16>, tensor<2x2x4xi16>
  }
}

