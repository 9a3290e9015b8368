// Brings linalg.exp, math.trunc, tensor.pad of linalg.exp.
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<1x2x5xindex>, %arg1: index {padlab.value = 2 : index}, %arg2: index {padlab.value = 5 : index}, %arg3: index {padlab.value = 1 : index}, %arg4: index {padlab.value = 1 : index}, %arg5: index {padlab.value = 0 : index}, %arg6: index {padlab.value = 3 : index}, %arg7: tensor<1x5x?xf64> {padlab.extents = array<i64: 3>}) -> tensor<?x?x9xf64> attributes {padlab.seed = 1813585606 : i64} {
    %c1 = arith.constant 1 : index
    %0 = tensor.empty(%c1) : tensor<?x2x5xf64>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<1x2x5xindex>) outs(%0 : tensor<?x2x5xf64>) {
    ^bb0(%in: index, %out: f64):
      %4 = arith.index_cast %in : index to i64
      %5 = arith.sitofp %4 : i64 to f64
      %6 = arith.uitofp %4 : i64 to f64
      %7 = math.trunc %5 : f64
      linalg.yield %7 : f64
    } -> tensor<?x2x5xf64>
    %2 = tensor.empty(%arg1, %arg2) : tensor<1x?x?xf64>
    %3 = linalg.exp ins(%1 : tensor<?x2x5xf64>) outs(%2 : tensor<1x?x?xf64>) -> tensor<1x?x?xf64>
    %c0 = arith.constant 0 : index
    %c1_0 = arith.constant 1 : index
    %dim = tensor.dim %3, %c1_0 : tensor<1x?x?xf64>
    %c3 = arith.constant 3 : index
    %c0_1 = arith.constant 0 : index
    %dim_2 = tensor.dim %3, %c0_1 : tensor<1x?x?xf64>
    %padded = tensor.pad %3 low[%arg3, %arg4, %c3] high[%c0, %dim, %dim_2] {
    ^bb0(%arg8: index, %arg9: index, %arg10: index):
      %cst = arith.constant -1.500000e+00 : f64
      tensor.yield %cst : f64
    } : tensor<1x?x?xf64> to tensor<?x?x9xf64>
    %inserted_slice = tensor.insert_slice %arg7 into %padded[0, %arg5, 4] [1, 5, %arg6] [1, 1, 1] : tensor<1x5x?xf64> into tensor<?x?x9xf64>
    return %inserted_slice : tensor<?x?x9xf64>
  }
}

