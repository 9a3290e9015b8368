// Brings linalg.batch_mmt4d, linalg.conv_2d_ngchw_fgchw, tensor.pad of linalg.conv_2d_ngchw_fgchw.
module {
  func.func @main(%arg0: tensor<2x2x2x?x5xf16> {padlab.extents = array<i64: 4>}, %arg1: tensor<?x2x2x?x?xf16> {padlab.extents = array<i64: 2, 1, 3>}, %arg2: tensor<?x?x?x2x?xf16> {padlab.extents = array<i64: 2, 2, 2, 1>}, %arg3: tensor<?x?x2x1x1xf16> {padlab.extents = array<i64: 2, 1>}, %arg4: tensor<2x1x2x1x?xf16> {padlab.extents = array<i64: 2>}) -> (tensor<?x?x?x2x?xf16>, tensor<?x?x?x2x?xf16>, tensor<2x1x2x1x?xf16>) attributes {padlab.seed = 3929149113 : i64} {
    %0 = linalg.conv_2d_ngchw_fgchw {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<2x2x2x?x5xf16>, tensor<?x2x2x?x?xf16>) outs(%arg2 : tensor<?x?x?x2x?xf16>) -> tensor<?x?x?x2x?xf16>
    %padded = tensor.pad %0 nofold low[1, 2, 2, 0, 0] high[1, 1, 1, 0, 0] {
    ^bb0(%arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index):
      %cst = arith.constant 1.000000e+00 : f16
      tensor.yield %cst : f16
    } : tensor<?x?x?x2x?xf16> to tensor<?x?x?x2x?xf16>
    %1 = linalg.batch_mmt4d ins(%arg3, %0 : tensor<?x?x2x1x1xf16>, tensor<?x?x?x2x?xf16>) outs(%arg4 : tensor<2x1x2x1x?xf16>) -> tensor<2x1x2x1x?xf16>
    return %0, %padded, %1 : tensor<?x?x?x2x?xf16>, tensor<?x?x?x2x?xf16>, tensor<2x1x2x1x?xf16>
  }
}

