// Brings linalg.pooling_ndhwc_max.
#map = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
module {
  func.func @main(%arg0: tensor<1x4x5xui16>, %arg1: tensor<3x5x2x1xf64>, %arg2: tensor<3x5x3x1xf64>, %arg3: tensor<2x3x2x3x2xf64>, %arg4: tensor<2x1x2x1x2xf64>, %arg5: index {padlab.value = 1 : index}, %arg6: index {padlab.value = 3 : index}, %arg7: i1, %arg8: tensor<1x2x3x1x3xf64>) -> (tensor<3x5x8x1xf64>, tensor<2x1x2x1x2xf64>, tensor<2x1x2x1x2xf64>, tensor<2x1x2x1x2xf64>, tensor<1x2x3x1x3xf64>) attributes {padlab.seed = 731707462 : i64} {
    %concat = tensor.concat dim(2) %arg1, %arg2, %arg2 : (tensor<3x5x2x1xf64>, tensor<3x5x3x1xf64>, tensor<3x5x3x1xf64>) -> tensor<3x5x8x1xf64>
    %0 = tensor.empty() : tensor<3x1x3xf64>
    %1 = linalg.pooling_ndhwc_max {dilations = dense<[1, 2, 1]> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%arg3, %0 : tensor<2x3x2x3x2xf64>, tensor<3x1x3xf64>) outs(%arg4 : tensor<2x1x2x1x2xf64>) -> tensor<2x1x2x1x2xf64>
    %c1 = arith.constant 1 : index
    %2:2 = scf.for %arg9 = %arg5 to %arg6 step %c1 iter_args(%arg10 = %arg4, %arg11 = %1) -> (tensor<2x1x2x1x2xf64>, tensor<2x1x2x1x2xf64>) {
      %extracted_slice = tensor.extract_slice %arg2[0, 0, 0, 0] [3, 3, 1, 1] [1, 1, 1, 1] : tensor<3x5x3x1xf64> to tensor<3x3x1x1xf64>
      scf.yield %arg10, %arg11 : tensor<2x1x2x1x2xf64>, tensor<2x1x2x1x2xf64>
    }
    %3 = arith.select %arg7, %1, %2#1 : tensor<2x1x2x1x2xf64>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg8 : tensor<1x2x3x1x3xf64>) outs(%arg8 : tensor<1x2x3x1x3xf64>) {
    ^bb0(%in: f64, %out: f64):
      %5 = linalg.index 4 : index
      %6 = arith.index_cast %5 : index to i64
      %7 = arith.sitofp %6 : i64 to f64
      %8 = arith.index_castui %5 : index to i64
      %9 = arith.sitofp %8 : i64 to f64
      %10 = arith.mulf %9, %in : f64
      %11 = arith.mulf %9, %in : f64
      linalg.yield %11 : f64
    } -> tensor<1x2x3x1x3xf64>
    return %concat, %2#0, %2#1, %3, %4 : tensor<3x5x8x1xf64>, tensor<2x1x2x1x2xf64>, tensor<2x1x2x1x2xf64>, tensor<2x1x2x1x2xf64>, tensor<1x2x3x1x3xf64>
  }
}

