// Brings linalg.contract, linalg.round, math.round, tensor.pad before linalg.contract.
#map = affine_map<(d0, d1, d2) -> (d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d2, d1, d0)>
module {
  func.func @main(%arg0: tensor<6x2xbf16>, %arg1: tensor<1xbf16>, %arg2: index {padlab.value = 1 : index}, %arg3: index {padlab.value = 0 : index}, %arg4: tensor<2x5x2xbf16>, %arg5: tensor<2x8x2xbf16>) -> (tensor<6x2xbf16>, tensor<2x8x2xbf16>) attributes {padlab.seed = 868428370 : i64} {
    %0 = tensor.empty() : tensor<6x2xbf16>
    %1 = linalg.round ins(%arg0 : tensor<6x2xbf16>) outs(%0 : tensor<6x2xbf16>) -> tensor<6x2xbf16>
    %2 = tensor.empty() : tensor<0x4x1xbf16>
    %cst = arith.constant 4.000000e+00 : bf16
    %3 = linalg.fill ins(%cst : bf16) outs(%2 : tensor<0x4x1xbf16>) -> tensor<0x4x1xbf16>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<1xbf16>) outs(%3 : tensor<0x4x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %7 = arith.cmpf une, %in, %in : bf16
      %8 = arith.select %7, %in, %in : bf16
      %9 = arith.divf %8, %8 : bf16
      %cst_2 = arith.constant 1.000000e+00 : bf16
      %10 = arith.cmpf uno, %9, %cst_2 : bf16
      %cst_3 = arith.constant -1.000000e+00 : bf16
      %11 = arith.select %10, %9, %cst_3 : bf16
      linalg.yield %11 : bf16
    } -> tensor<0x4x1xbf16>
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %4, %c1 : tensor<0x4x1xbf16>
    %c0 = arith.constant 0 : index
    %dim_0 = tensor.dim %4, %c0 : tensor<0x4x1xbf16>
    %c0_1 = arith.constant 0 : index
    %5 = arith.addi %dim_0, %c0_1 : index
    %c4 = arith.constant 4 : index
    %padded = tensor.pad %4 low[%arg2, %dim, %c4] high[%arg2, %5, %arg3] {
    ^bb0(%arg6: index, %arg7: index, %arg8: index):
      %cst_2 = arith.constant -1.000000e+00 : bf16
      tensor.yield %cst_2 : bf16
    } : tensor<0x4x1xbf16> to tensor<?x?x?xbf16>
    %6 = linalg.contract indexing_maps = [#map2, #map3, #map4] ins(%padded, %arg4 : tensor<?x?x?xbf16>, tensor<2x5x2xbf16>) outs(%arg5 : tensor<2x8x2xbf16>) -> tensor<2x8x2xbf16>
    return %1, %6 : tensor<6x2xbf16>, tensor<2x8x2xbf16>
  }
}

