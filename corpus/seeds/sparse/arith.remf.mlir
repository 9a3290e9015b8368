// Brings arith.remf.
#map = affine_map<(d0, d1) -> (d0, d1)>
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#sparse1 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : compressed, d1 : dense, d2 : dense) }>
#sparse2 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : dense, d1 : compressed, d2 : compressed) }>
module {
  func.func @main() -> (tensor<4x1xf64>, tensor<2x2x1xf64>, tensor<4x2xf64>, tensor<4x1x1xf64>) attributes {padlab.passes = "sparsifier{enable-runtime-library=false parallelization-strategy=any-storage-any-loop vl=4 enable-index-optimizations=false}", padlab.seed = 69362803 : i64} {
    %0 = tensor.empty() : tensor<4x1xf64, #sparse>
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f64
    %inserted = tensor.insert %cst into %0[%c0, %c0_0] : tensor<4x1xf64, #sparse>
    %c3 = arith.constant 3 : index
    %c0_1 = arith.constant 0 : index
    %cst_2 = arith.constant 5.000000e+00 : f64
    %inserted_3 = tensor.insert %cst_2 into %inserted[%c3, %c0_1] : tensor<4x1xf64, #sparse>
    %1 = sparse_tensor.load %inserted_3 hasInserts : tensor<4x1xf64, #sparse>
    %expanded = tensor.expand_shape %1 [[0, 1], [2]] output_shape [2, 2, 1] : tensor<4x1xf64, #sparse> into tensor<2x2x1xf64, #sparse1>
    %2 = tensor.empty() : tensor<4x1xf64>
    %cst_4 = arith.constant 0.000000e+00 : f64
    %3 = linalg.fill ins(%cst_4 : f64) outs(%2 : tensor<4x1xf64>) -> tensor<4x1xf64>
    %4 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %1 : tensor<4x1xf64, #sparse>, tensor<4x1xf64, #sparse>) outs(%3 : tensor<4x1xf64>) {
    ^bb0(%in: f64, %in_6: f64, %out: f64):
      %10 = sparse_tensor.binary %in, %in_6 : f64, f64 to f64
       overlap = {
      }
       left = identity
       right = identity
      %cst_7 = arith.constant -3.000000e+00 : f64
      %cst_8 = arith.constant 4.000000e+00 : f64
      %11 = arith.remf %cst_7, %cst_8 : f64
      %cst_9 = arith.constant -3.000000e+00 : f64
      %cst_10 = arith.constant 4.000000e+00 : f64
      %12 = arith.remf %cst_9, %cst_10 : f64
      %cst_11 = arith.constant -3.000000e+00 : f64
      %cst_12 = arith.constant 4.000000e+00 : f64
      %13 = arith.remf %cst_11, %cst_12 : f64
      linalg.yield %13 : f64
    } -> tensor<4x1xf64>
    %5 = sparse_tensor.concatenate %4, %4 {dimension = 1 : index} : tensor<4x1xf64>, tensor<4x1xf64> to tensor<4x2xf64, #sparse>
    %expanded_5 = tensor.expand_shape %1 [[0], [1, 2]] output_shape [4, 1, 1] : tensor<4x1xf64, #sparse> into tensor<4x1x1xf64, #sparse2>
    %6 = sparse_tensor.convert %1 : tensor<4x1xf64, #sparse> to tensor<4x1xf64>
    %7 = sparse_tensor.convert %expanded : tensor<2x2x1xf64, #sparse1> to tensor<2x2x1xf64>
    %8 = sparse_tensor.convert %5 : tensor<4x2xf64, #sparse> to tensor<4x2xf64>
    %9 = sparse_tensor.convert %expanded_5 : tensor<4x1x1xf64, #sparse2> to tensor<4x1x1xf64>
    return %6, %7, %8, %9 : tensor<4x1xf64>, tensor<2x2x1xf64>, tensor<4x2xf64>, tensor<4x1x1xf64>
  }
}

