// Brings arith.cmpf, arith.uitofp, linalg.index, math.trunc.
#map = affine_map<(d0, d1) -> (1, d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<5xf64>, %arg1: tensor<?x4xf64> {padlab.extents = array<i64: 2>}, %arg2: tensor<4x4xf64>) -> (tensor<1x?xi33>, tensor<4x4xf64>) attributes {padlab.seed = 48421300 : i64} {
    %c-2_i33 = arith.constant -2 : i33
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<5xf64>
    %splat = tensor.splat %c-2_i33[%dim] : tensor<1x?xi33>
    %0 = tensor.empty() : tensor<4x4xf64>
    %1 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1, %arg2 : tensor<?x4xf64>, tensor<4x4xf64>) outs(%0 : tensor<4x4xf64>) {
    ^bb0(%in: f64, %in_0: f64, %out: f64):
      %2 = linalg.index 0 : index
      %cst = arith.constant 5.000000e-01 : f64
      %3 = arith.mulf %in, %in_0 : f64
      %cst_1 = arith.constant 1.000000e+00 : f64
      %4 = arith.cmpf ord, %cst_1, %3 : f64
      %cst_2 = arith.constant 4.000000e+00 : f64
      %5 = arith.select %4, %cst_2, %in : f64
      %6 = arith.subf %in, %in : f64
      %7 = arith.uitofp %4 : i1 to f64
      %8 = math.trunc %7 : f64
      linalg.yield %8 : f64
    } -> tensor<4x4xf64>
    return %splat, %1 : tensor<1x?xi33>, tensor<4x4xf64>
  }
}

