// Brings linalg.pooling_nhwc_sum, math.isnan.
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0 + d1)>
#map2 = affine_map<(d0, d1) -> (d1, d0)>
module {
  func.func @main(%arg0: tensor<5x5xi32>, %arg1: tensor<9xi32>, %arg2: tensor<?x5xf64> {padlab.extents = array<i64: 5>}, %arg3: tensor<2x3x4x1xf64>, %arg4: tensor<1x3xf64>, %arg5: tensor<2x3x1x?xf64> {padlab.extents = array<i64: 1>}) -> (tensor<?x5xf64>, tensor<5x5xf64>, tensor<2x3x1x?xf64>, tensor<9x6xf64>) attributes {padlab.seed = 1455692 : i64} {
    %0 = linalg.generic {indexing_maps = [#map, #map1, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1, %arg2 : tensor<5x5xi32>, tensor<9xi32>, tensor<?x5xf64>) outs(%arg2 : tensor<?x5xf64>) {
    ^bb0(%in: i32, %in_0: i32, %in_1: f64, %out: f64):
      %5 = arith.uitofp %in_0 : i32 to f64
      %6 = arith.sitofp %in : i32 to f64
      %7 = arith.divf %in_1, %6 : f64
      %cst_2 = arith.constant 1.7976931348623157E+308 : f64
      %8 = arith.negf %cst_2 : f64
      %9 = arith.mulf %out, %8 : f64
      %cst_3 = arith.constant -1.000000e+00 : f64
      %10 = math.isnan %cst_3 : f64
      %11 = arith.sitofp %10 : i1 to f64
      linalg.yield %11 : f64
    } -> tensor<?x5xf64>
    %1 = tensor.empty() : tensor<5x5xf64>
    %cst = arith.constant 4.000000e+00 : f64
    %2 = linalg.fill ins(%cst : f64) outs(%1 : tensor<5x5xf64>) -> tensor<5x5xf64>
    %3 = linalg.copy ins(%0 : tensor<?x5xf64>) outs(%2 : tensor<5x5xf64>) -> tensor<5x5xf64>
    %4 = linalg.pooling_nhwc_sum {dilations = dense<1> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>} ins(%arg3, %arg4 : tensor<2x3x4x1xf64>, tensor<1x3xf64>) outs(%arg5 : tensor<2x3x1x?xf64>) -> tensor<2x3x1x?xf64>
    %padded = tensor.pad %3 low[0, 1] high[4, 0] {
    ^bb0(%arg6: index, %arg7: index):
      %cst_0 = arith.constant 1.500000e+00 : f64
      tensor.yield %cst_0 : f64
    } : tensor<5x5xf64> to tensor<9x6xf64>
    return %0, %3, %4, %padded : tensor<?x5xf64>, tensor<5x5xf64>, tensor<2x3x1x?xf64>, tensor<9x6xf64>
  }
}

