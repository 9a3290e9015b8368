// Brings linalg.depthwise_conv_1d_ncw_cw.
module {
  func.func @main(%arg0: tensor<3x?x2xf64> {padlab.extents = array<i64: 4>}, %arg1: tensor<4x1xf64>, %arg2: tensor<3x4x2xf64>, %arg3: i1, %arg4: index {padlab.value = 2 : index}, %arg5: index {padlab.value = 1 : index}, %arg6: tensor<1x2x1x?x1xi1> {padlab.extents = array<i64: 1>}, %arg7: tensor<1x2x?xf64> {padlab.extents = array<i64: 1>}, %arg8: i1) -> (tensor<3x4x2xf64>, tensor<4x1xf64>, tensor<1x4x4x1x3xi1>, tensor<7xf64>, tensor<7xf64>, tensor<3x4x1x?x4xi1>) attributes {padlab.seed = 72675004 : i64} {
    %0 = linalg.depthwise_conv_1d_ncw_cw {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%arg0, %arg1 : tensor<3x?x2xf64>, tensor<4x1xf64>) outs(%arg2 : tensor<3x4x2xf64>) -> tensor<3x4x2xf64>
    %1 = arith.select %arg3, %arg1, %arg1 : tensor<4x1xf64>
    %2 = tensor.empty() : tensor<1x4x4x1x3xi1>
    %c0 = arith.constant 0 : index
    %cast = tensor.cast %arg6 : tensor<1x2x1x?x1xi1> to tensor<1x2x1x1x1xi1>
    %inserted_slice = tensor.insert_slice %cast into %2[%c0, 1, 0, 0, 1] [1, 2, 1, 1, 1] [3, %arg4, %arg5, 1, 2] : tensor<1x2x1x1x1xi1> into tensor<1x4x4x1x3xi1>
    %3 = tensor.empty() : tensor<7xf64>
    %cst = arith.constant dense<[[[2], [0]]]> : tensor<1x2x1xi16>
    %cast_0 = tensor.cast %arg7 : tensor<1x2x?xf64> to tensor<1x2x1xf64>
    %scatter = tensor.scatter %cast_0 into %3[%cst] scatter_dims([0]) unique : (tensor<1x2x1xf64>, tensor<7xf64>, tensor<1x2x1xi16>) -> tensor<7xf64>
    %padded = tensor.pad %arg6 low[-1, 2, 0, 2, 3] high[3, 0, 0, 1, 0] {
    ^bb0(%arg9: index, %arg10: index, %arg11: index, %arg12: index, %arg13: index):
      tensor.yield %arg8 : i1
    } : tensor<1x2x1x?x1xi1> to tensor<3x4x1x?x4xi1>
    return %0, %1, %inserted_slice, %3, %scatter, %padded : tensor<3x4x2xf64>, tensor<4x1xf64>, tensor<1x4x4x1x3xi1>, tensor<7xf64>, tensor<7xf64>, tensor<3x4x1x?x4xi1>
  }
}

