// Brings arith.maxnumf, tensor.pad of linalg.map, tensor.pad of linalg.round.
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1, d2) -> (d0 * 2 + d1, d1, d2 + d0 * 2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, -d1 + 1, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x2xf64>, %arg1: tensor<4x2x3xf64>, %arg2: tensor<2x2x1xf64>, %arg3: tensor<2x2xf64>) -> (tensor<4xf64>, tensor<2x6xf64>, tensor<4x1x3xf64>, tensor<7x4xf64>, tensor<4x3xf64>, tensor<2x2xf64>) attributes {padlab.seed = 1026272909 : i64} {
    %0 = tensor.empty() : tensor<4xf64>
    %cst = arith.constant 4.000000e+00 : f64
    %1 = linalg.fill ins(%cst : f64) outs(%0 : tensor<4xf64>) -> tensor<4xf64>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<4x2xf64>) outs(%1 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %9 = arith.addf %out, %in : f64
      %cst_4 = arith.constant 0.000000e+00 : f64
      %10 = arith.maxnumf %out, %cst_4 : f64
      linalg.yield %10 : f64
    } -> tensor<4xf64>
    %3 = tensor.empty() : tensor<4x2xf64>
    %4 = linalg.round ins(%arg0 : tensor<4x2xf64>) outs(%3 : tensor<4x2xf64>) -> tensor<4x2xf64>
    %padded = tensor.pad %4 low[-1, 1] high[-1, 3] {
    ^bb0(%arg4: index, %arg5: index):
      %cst_4 = arith.constant 2.500000e+00 : f64
      tensor.yield %cst_4 : f64
    } : tensor<4x2xf64> to tensor<2x6xf64>
    %cst_0 = arith.constant -0.000000e+00 : f64
    %5 = linalg.fill ins(%cst_0 : f64) outs(%3 : tensor<4x2xf64>) -> tensor<4x2xf64>
    %mapped = linalg.map ins(%arg0, %arg0 : tensor<4x2xf64>, tensor<4x2xf64>) outs(%5 : tensor<4x2xf64>)
      (%in: f64, %in_4: f64, %init: f64) {
        %cst_5 = arith.constant -1.000000e+00 : f64
        %9 = arith.minimumf %in_4, %cst_5 : f64
        %10 = arith.maximumf %9, %in : f64
        linalg.yield %10 : f64
      }
    %6 = tensor.empty() : tensor<4x1x3xf64>
    %cst_1 = arith.constant -5.000000e-01 : f64
    %7 = linalg.fill ins(%cst_1 : f64) outs(%6 : tensor<4x1x3xf64>) -> tensor<4x1x3xf64>
    %cst_2 = arith.constant -3.000000e+00 : f64
    %pack = linalg.pack %mapped padding_value(%cst_2 : f64) inner_dims_pos = [1] inner_tiles = [3] into %7 : tensor<4x2xf64> -> tensor<4x1x3xf64>
    %padded_3 = tensor.pad %mapped low[3, 0] high[0, 2] {
    ^bb0(%arg4: index, %arg5: index):
      %cst_4 = arith.constant 4.000000e+00 : f64
      tensor.yield %cst_4 : f64
    } : tensor<4x2xf64> to tensor<7x4xf64>
    %collapsed = tensor.collapse_shape %pack [[0], [1, 2]] : tensor<4x1x3xf64> into tensor<4x3xf64>
    %8 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg1, %arg2 : tensor<4x2x3xf64>, tensor<2x2x1xf64>) outs(%arg3 : tensor<2x2xf64>) {
    ^bb0(%in: f64, %in_4: f64, %out: f64):
      %9 = arith.addf %in, %in_4 : f64
      %10 = arith.cmpf uno, %9, %9 : f64
      %11 = arith.select %10, %in, %in_4 : f64
      %12 = arith.maximumf %out, %11 : f64
      linalg.yield %12 : f64
    } -> tensor<2x2xf64>
    return %2, %padded, %pack, %padded_3, %collapsed, %8 : tensor<4xf64>, tensor<2x6xf64>, tensor<4x1x3xf64>, tensor<7x4xf64>, tensor<4x3xf64>, tensor<2x2xf64>
  }
}

