// Brings tensor.pad before tensor.bitcast, tensor.pad before tensor.gather, tensor.pad element f16, tensor.pad element si16.
module {
  func.func @main(%arg0: tensor<4xf16>, %arg1: index {padlab.value = 1 : index}, %arg2: index {padlab.value = 2 : index}, %arg3: si16) -> (tensor<1xsi16>, f16) attributes {padlab.seed = 3775261504 : i64} {
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg0[%c0] : tensor<4xf16>
    %c-2 = arith.constant -2 : index
    %cst = arith.constant 0.000000e+00 : f16
    %padded = tensor.pad %arg0 low[%arg1] high[%c-2] {
    ^bb0(%arg4: index):
      %c4 = arith.constant 4 : index
      %1 = arith.remui %arg4, %c4 : index
      %extracted_2 = tensor.extract %arg0[%1] : tensor<4xf16>
      tensor.yield %extracted_2 : f16
    } : tensor<4xf16> to tensor<?xf16>
    %0 = tensor.bitcast %padded : tensor<?xf16> to tensor<3xsi16>
    %c2 = arith.constant 2 : index
    %padded_0 = tensor.pad %0 low[%c2] high[%arg2] {
    ^bb0(%arg4: index):
      tensor.yield %arg3 : si16
    } : tensor<3xsi16> to tensor<?xsi16>
    %cst_1 = arith.constant dense<4> : tensor<1xi9>
    %gather = tensor.gather %padded_0[%cst_1] gather_dims([0]) : (tensor<?xsi16>, tensor<1xi9>) -> tensor<1xsi16>
    return %gather, %extracted : tensor<1xsi16>, f16
  }
}

