// Brings linalg.conv_1d_nwc_wcf, tensor.pad before linalg.copy, tensor.pad of linalg.conv_1d_nwc_wcf.
module {
  func.func @main(%arg0: tensor<?x?x?xbf16> {padlab.extents = array<i64: 1, 3, 1>}, %arg1: tensor<?x?x?xbf16> {padlab.extents = array<i64: 1, 1, 2>}, %arg2: tensor<?x?x?xbf16> {padlab.extents = array<i64: 1, 3, 2>}, %arg3: index {padlab.value = 0 : index}, %arg4: index {padlab.value = 1 : index}, %arg5: tensor<?x?xbf16> {padlab.extents = array<i64: 2, 2>}, %arg6: index {padlab.value = 0 : index}, %arg7: index {padlab.value = 6 : index}, %arg8: index {padlab.value = 4 : index}) -> (tensor<?x?x?xbf16>, bf16, tensor<?x?xf32>) attributes {padlab.seed = 748956975 : i64} {
    %0 = linalg.conv_1d_nwc_wcf {dilations = dense<2> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%arg0, %arg1 : tensor<?x?x?xbf16>, tensor<?x?x?xbf16>) outs(%arg2 : tensor<?x?x?xbf16>) -> tensor<?x?x?xbf16>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %extracted = tensor.extract %0[%c0, %c1, %arg4] : tensor<?x?x?xbf16>
    %padded = tensor.pad %0 low[-1, 0, 0] high[%arg3, 3, 4] {
    ^bb0(%arg9: index, %arg10: index, %arg11: index):
      tensor.yield %extracted : bf16
    } : tensor<?x?x?xbf16> to tensor<0x?x6xbf16>
    %c2 = arith.constant 2 : index
    %dim = tensor.dim %0, %c2 : tensor<?x?x?xbf16>
    %c3 = arith.constant 3 : index
    %1 = tensor.empty(%c3) : tensor<?xbf16>
    %cst = arith.constant -5.000000e-01 : bf16
    %2 = linalg.fill ins(%cst : bf16) outs(%1 : tensor<?xbf16>) -> tensor<?xbf16>
    %unpack = linalg.unpack %arg5 inner_dims_pos = [0] inner_tiles = [%dim] into %2 : tensor<?x?xbf16> -> tensor<?xbf16>
    %c0_0 = arith.constant 0 : index
    %dim_1 = tensor.dim %padded, %c0_0 : tensor<0x?x6xbf16>
    %extracted_2 = tensor.extract %0[%arg3, %arg6, %dim_1] : tensor<?x?x?xbf16>
    %c0_3 = arith.constant 0 : index
    %dim_4 = tensor.dim %unpack, %c0_3 : tensor<?xbf16>
    %c3_5 = arith.constant 3 : index
    %3 = arith.addi %dim_4, %c3_5 : index
    %4 = tensor.empty(%arg3, %3, %arg7) : tensor<?x?x?xbf16>
    %5 = linalg.copy ins(%padded : tensor<0x?x6xbf16>) outs(%4 : tensor<?x?x?xbf16>) -> tensor<?x?x?xbf16>
    %6 = tensor.empty(%arg8, %arg8) : tensor<?x?xf32>
    %7 = tensor.empty(%arg8, %arg8) : tensor<?x?xf32>
    %8 = tensor.empty(%arg8, %arg8) : tensor<?x?xf32>
    return %5, %extracted_2, %8 : tensor<?x?x?xbf16>, bf16, tensor<?x?xf32>
  }
}

