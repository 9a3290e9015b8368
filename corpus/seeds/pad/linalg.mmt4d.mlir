// Brings linalg.mmt4d, tensor.pad of linalg.mmt4d, tensor.pad rank 4.
module {
  func.func @main(%arg0: tensor<1x1x1x2xbf16>, %arg1: tensor<1x1x1x?xbf16> {padlab.extents = array<i64: 1>}, %arg2: bf16, %arg3: bf16) -> (tensor<2x3x6x?xbf16>, tensor<1x1x1x?xbf16>, tensor<0x0x3x?xbf16>) attributes {padlab.seed = 1172241340 : i64} {
    %0 = linalg.mmt4d ins(%arg0, %arg0 : tensor<1x1x1x2xbf16>, tensor<1x1x1x2xbf16>) outs(%arg1 : tensor<1x1x1x?xbf16>) -> tensor<1x1x1x?xbf16>
    %padded = tensor.pad %0 low[-1, -1, 0, -1] high[0, 0, 2, 1] {
    ^bb0(%arg4: index, %arg5: index, %arg6: index, %arg7: index):
      tensor.yield %arg2 : bf16
    } : tensor<1x1x1x?xbf16> to tensor<0x0x3x?xbf16>
    %padded_0 = tensor.pad %padded low[1, 0, 3, 0] high[1, 3, 0, 0] {
    ^bb0(%arg4: index, %arg5: index, %arg6: index, %arg7: index):
      tensor.yield %arg3 : bf16
    } : tensor<0x0x3x?xbf16> to tensor<2x3x6x?xbf16>
    return %padded_0, %0, %padded : tensor<2x3x6x?xbf16>, tensor<1x1x1x?xbf16>, tensor<0x0x3x?xbf16>
  }
}

