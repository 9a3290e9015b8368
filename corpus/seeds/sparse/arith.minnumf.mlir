// Brings arith.minnumf.
#map = affine_map<(d0, d1) -> (d0, d1)>
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : loose_compressed) }>
#sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
#sparse2 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
module {
  func.func @main(%arg0: tensor<2x2xf32> {padlab.value = dense<[[1.000000e+00, 0.000000e+00], [4.000000e+00, 0.000000e+00]]> : tensor<2x2xf32>}) -> (tensor<2x2xf32>, tensor<2x2xf32>) attributes {padlab.passes = "sparsifier{enable-runtime-library=false parallelization-strategy=dense-any-loop}", padlab.seed = 397856564 : i64} {
    %0 = sparse_tensor.convert %arg0 : tensor<2x2xf32> to tensor<2x2xf32, #sparse>
    %1 = tensor.empty() : tensor<2x2xf32, #sparse1>
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %cst = arith.constant 2.000000e+00 : f32
    %inserted = tensor.insert %cst into %1[%c0, %c0_0] : tensor<2x2xf32, #sparse1>
    %c1 = arith.constant 1 : index
    %c0_1 = arith.constant 0 : index
    %cst_2 = arith.constant 2.000000e+00 : f32
    %inserted_3 = tensor.insert %cst_2 into %inserted[%c1, %c0_1] : tensor<2x2xf32, #sparse1>
    %2 = sparse_tensor.load %inserted_3 hasInserts : tensor<2x2xf32, #sparse1>
    %3 = tensor.empty() : tensor<2x2xf32, #sparse2>
    %4 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%0, %2 : tensor<2x2xf32, #sparse>, tensor<2x2xf32, #sparse1>) outs(%3 : tensor<2x2xf32, #sparse2>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %7 = arith.mulf %in, %in_4 : f32
      %8 = arith.minnumf %in, %in : f32
      %9 = arith.minnumf %8, %in : f32
      linalg.yield %9 : f32
    } -> tensor<2x2xf32, #sparse2>
    %5 = sparse_tensor.convert %2 : tensor<2x2xf32, #sparse1> to tensor<2x2xf32>
    %6 = sparse_tensor.convert %4 : tensor<2x2xf32, #sparse2> to tensor<2x2xf32>
    return %5, %6 : tensor<2x2xf32>, tensor<2x2xf32>
  }
}

