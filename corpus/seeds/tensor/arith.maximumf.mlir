// Brings arith.maximumf, linalg.reduce, tensor.pad before tensor.reshape, tensor.pad element f8E4M3FN.
module {
  func.func @main(%arg0: tensor<7x?xf8E4M3FN> {padlab.extents = array<i64: 2>}, %arg1: index {padlab.value = -2 : index}, %arg2: index {padlab.value = 0 : index}, %arg3: index {padlab.value = 0 : index}, %arg4: index {padlab.value = 4 : index}, %arg5: index {padlab.value = 1 : index}) -> (tensor<3x1xf8E4M3FN>, tensor<0x1xf8E4M3FN>, index, tensor<2xi16>) attributes {padlab.seed = 646463321 : i64} {
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<7x?xf8E4M3FN>
    %c-4 = arith.constant -4 : index
    %0 = arith.addi %dim, %c-4 : index
    %extracted = tensor.extract %arg0[%arg4, %arg5] : tensor<7x?xf8E4M3FN>
    %padded = tensor.pad %arg0 nofold low[%arg1, %0] high[%arg2, %arg3] {
    ^bb0(%arg6: index, %arg7: index):
      %c7 = arith.constant 7 : index
      %3 = arith.remui %arg7, %c7 : index
      %c2 = arith.constant 2 : index
      %4 = arith.remui %arg6, %c2 : index
      %extracted_1 = tensor.extract %arg0[%3, %4] : tensor<7x?xf8E4M3FN>
      tensor.yield %extracted_1 : f8E4M3FN
    } : tensor<7x?xf8E4M3FN> to tensor<?x?xf8E4M3FN>
    %cst = arith.constant dense<[0, 1]> : tensor<2xi16>
    %reshape = tensor.reshape %padded(%cst) : (tensor<?x?xf8E4M3FN>, tensor<2xi16>) -> tensor<0x1xf8E4M3FN>
    %expanded = tensor.expand_shape %reshape [[0, 1, 2], [3, 4]] output_shape [3, 0, 1, 1, 1] : tensor<0x1xf8E4M3FN> into tensor<3x0x1x1x1xf8E4M3FN>
    %1 = tensor.empty(%arg5) : tensor<3x?xf8E4M3FN>
    %cst_0 = arith.constant 2.500000e+00 : f8E4M3FN
    %2 = linalg.fill ins(%cst_0 : f8E4M3FN) outs(%1 : tensor<3x?xf8E4M3FN>) -> tensor<3x?xf8E4M3FN>
    %cast = tensor.cast %2 : tensor<3x?xf8E4M3FN> to tensor<3x1xf8E4M3FN>
    %reduced = linalg.reduce { arith.maximumf } ins(%expanded : tensor<3x0x1x1x1xf8E4M3FN>) outs(%cast : tensor<3x1xf8E4M3FN>) dimensions = [1, 3, 4] 
    return %reduced, %reshape, %dim, %cst : tensor<3x1xf8E4M3FN>, tensor<0x1xf8E4M3FN>, index, tensor<2xi16>
  }
}

