// Brings arith.mulsi_extended.
#map = affine_map<(d0, d1) -> (1, d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<5x4xi1>, %arg1: tensor<4x1x1x1x3xi1>, %arg2: index {padlab.value = 2 : index}, %arg3: index {padlab.value = 1 : index}, %arg4: tensor<2x5xi1>, %arg5: index {padlab.value = 1 : index}, %arg6: index {padlab.value = 3 : index}, %arg7: index {padlab.value = 2 : index}) -> (tensor<2x3x2x1xi1>, tensor<4x1x1x1x3xi1>) attributes {padlab.seed = 2175727766 : i64} {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg1, %c0 : tensor<4x1x1x1x3xi1>
    %c-1 = arith.constant -1 : index
    %0 = arith.addi %dim, %c-1 : index
    %c0_0 = arith.constant 0 : index
    %dim_1 = tensor.dim %arg1, %c0_0 : tensor<4x1x1x1x3xi1>
    %c-2 = arith.constant -2 : index
    %1 = arith.addi %dim_1, %c-2 : index
    %from_elements = tensor.from_elements %arg2, %0, %1, %arg3 : tensor<4xindex>
    %reshape = tensor.reshape %arg1(%from_elements) : (tensor<4x1x1x1x3xi1>, tensor<4xindex>) -> tensor<2x3x2x1xi1>
    %expanded = tensor.expand_shape %arg0 [[0], [1]] output_shape [5, 4] : tensor<5x4xi1> into tensor<5x4xi1>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<2x5xi1>) outs(%expanded : tensor<5x4xi1>) {
    ^bb0(%in: i1, %out: i1):
      %true = arith.constant true
      %false = arith.constant false
      %low, %high = arith.mulsi_extended %in, %false : i1
      linalg.yield %low : i1
    } -> tensor<5x4xi1>
    %c1 = arith.constant 1 : index
    %3 = scf.for %arg8 = %arg5 to %arg6 step %c1 iter_args(%arg9 = %arg1) -> (tensor<4x1x1x1x3xi1>) {
      %c0_2 = arith.constant 0 : index
      %extracted = tensor.extract %2[%arg7, %c0_2] : tensor<5x4xi1>
      %padded = tensor.pad %expanded nofold low[0, 2] high[0, -2] {
      ^bb0(%arg10: index, %arg11: index):
        %4 = arith.index_cast %arg11 : index to i1
        tensor.yield %4 : i1
      } : tensor<5x4xi1> to tensor<5x4xi1>
      scf.yield %arg9 : tensor<4x1x1x1x3xi1>
    }
    return %reshape, %3 : tensor<2x3x2x1xi1>, tensor<4x1x1x1x3xi1>
  }
}

