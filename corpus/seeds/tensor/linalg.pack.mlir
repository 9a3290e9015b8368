// Brings linalg.pack, tensor.pad before tensor.scatter.
module {
  func.func @main(%arg0: tensor<7x4xf16>, %arg1: index {padlab.value = 1 : index}, %arg2: index {padlab.value = 0 : index}, %arg3: i1, %arg4: tensor<0x0x1x5xf16>) -> (tensor<2x3x0x1xf16>, tensor<7x4xf16>, tensor<?x?x3xf16>, tensor<?x?xf16>, tensor<*xbf16>, f16, tensor<4x4x2xf16>, tensor<4x4x2xf16>) attributes {padlab.seed = 2656819859 : i64} {
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %0 = tensor.empty() : tensor<4x4x2xf16>
    %cst = arith.constant -1.500000e+00 : f16
    %1 = linalg.fill ins(%cst : f16) outs(%0 : tensor<4x4x2xf16>) -> tensor<4x4x2xf16>
    %cst_0 = arith.constant 2.500000e+00 : f16
    %pack = linalg.pack %arg0 padding_value(%cst_0 : f16) inner_dims_pos = [0] inner_tiles = [2] into %1 : tensor<7x4xf16> -> tensor<4x4x2xf16>
    %extracted = tensor.extract %arg0[%c2, %c0] : tensor<7x4xf16>
    %padded = tensor.pad %arg0 low[%arg1, %arg2] high[0, %arg1] {
    ^bb0(%arg5: index, %arg6: index):
      %cst_7 = arith.constant 1.000000e+00 : f16
      tensor.yield %cst_7 : f16
    } : tensor<7x4xf16> to tensor<?x?xf16>
    %c0_1 = arith.constant 0 : index
    %dim = tensor.dim %padded, %c0_1 : tensor<?x?xf16>
    %c0_2 = arith.constant 0 : index
    %2 = arith.addi %dim, %c0_2 : index
    %c5 = arith.constant 5 : index
    %expanded = tensor.expand_shape %padded [[0], [1]] output_shape [%2, %c5] : tensor<?x?xf16> into tensor<?x?xf16>
    %from_elements = tensor.from_elements  : tensor<2x3x0x1xf16>
    %3 = arith.select %arg3, %arg0, %arg0 : tensor<7x4xf16>
    %4 = tensor.empty() : tensor<8x5x3xf16>
    %cast = tensor.cast %4 : tensor<8x5x3xf16> to tensor<?x?x3xf16>
    %broadcasted = linalg.broadcast ins(%expanded : tensor<?x?xf16>) outs(%cast : tensor<?x?x3xf16>) dimensions = [2] 
    %cst_3 = arith.constant dense<> : tensor<0x0x1xi64>
    %cast_4 = tensor.cast %arg4 : tensor<0x0x1x5xf16> to tensor<0x0x1x?xf16>
    %5 = tensor.empty() : tensor<4x4x2xf16>
    %6 = linalg.fill ins(%extracted : f16) outs(%5 : tensor<4x4x2xf16>) -> tensor<4x4x2xf16>
    %cst_5 = arith.constant 4.000000e+00 : f16
    %pack_6 = linalg.pack %3 padding_value(%cst_5 : f16) inner_dims_pos = [0] inner_tiles = [2] into %6 : tensor<7x4xf16> -> tensor<4x4x2xf16>
    %scatter = tensor.scatter %cast_4 into %padded[%cst_3] scatter_dims([0]) unique : (tensor<0x0x1x?xf16>, tensor<?x?xf16>, tensor<0x0x1xi64>) -> tensor<?x?xf16>
    %7 = tensor.bitcast %arg4 : tensor<0x0x1x5xf16> to tensor<*xbf16>
    return %from_elements, %3, %broadcasted, %scatter, %7, %extracted, %pack, %pack_6 : tensor<2x3x0x1xf16>, tensor<7x4xf16>, tensor<?x?x3xf16>, tensor<?x?xf16>, tensor<*xbf16>, f16, tensor<4x4x2xf16>, tensor<4x4x2xf16>
  }
}

