// Brings linalg.div, linalg.max, tensor.pad before tensor.dim, tensor.pad before tensor.insert_slice, tensor.pad of linalg.max.
module {
  func.func @main(%arg0: tensor<?x?x?xbf16, "layout"> {padlab.extents = array<i64: 6, 1, 6>}, %arg1: index {padlab.value = 3 : index}, %arg2: index {padlab.value = 0 : index}) -> (tensor<?x2x?xbf16>, index) attributes {padlab.seed = 846434108 : i64} {
    %0 = linalg.max ins(%arg0, %arg0 : tensor<?x?x?xbf16, "layout">, tensor<?x?x?xbf16, "layout">) outs(%arg0 : tensor<?x?x?xbf16, "layout">) -> tensor<?x?x?xbf16, "layout">
    %padded = tensor.pad %0 low[1, 1, 1] high[%arg1, 0, 3] {
    ^bb0(%arg3: index, %arg4: index, %arg5: index):
      %cst_6 = arith.constant 2.000000e+00 : bf16
      tensor.yield %cst_6 : bf16
    } : tensor<?x?x?xbf16, "layout"> to tensor<?x?x?xbf16>
    %cst = arith.constant -5.000000e-01 : bf16
    %padded_0 = tensor.pad %padded nofold low[0, 0, 0] high[0, 0, %arg2] {
    ^bb0(%arg3: index, %arg4: index, %arg5: index):
      tensor.yield %cst : bf16
    } : tensor<?x?x?xbf16> to tensor<?x2x?xbf16>
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %padded_0, %c1 : tensor<?x2x?xbf16>
    %cst_1 = arith.constant dense<2.500000e+00> : tensor<6x1x6xbf16>
    %1 = linalg.div ins(%0, %0 : tensor<?x?x?xbf16, "layout">, tensor<?x?x?xbf16, "layout">) outs(%cst_1 : tensor<6x1x6xbf16>) -> tensor<6x1x6xbf16>
    %c0 = arith.constant 0 : index
    %c10 = arith.constant 10 : index
    %c0_2 = arith.constant 0 : index
    %dim_3 = tensor.dim %1, %c0_2 : tensor<6x1x6xbf16>
    %c-4 = arith.constant -4 : index
    %2 = arith.addi %dim_3, %c-4 : index
    %c0_4 = arith.constant 0 : index
    %dim_5 = tensor.dim %padded_0, %c0_4 : tensor<?x2x?xbf16>
    %inserted_slice = tensor.insert_slice %padded into %padded_0[%c0, %arg2, %arg2] [%c10, %2, %dim_5] [1, 1, 1] : tensor<?x?x?xbf16> into tensor<?x2x?xbf16>
    return %inserted_slice, %dim : tensor<?x2x?xbf16>, index
  }
}

