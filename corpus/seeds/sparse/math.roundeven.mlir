// Brings math.roundeven.
#map = affine_map<(d0, d1) -> (d0, d1)>
#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
#sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 2 : compressed, d0 mod 2 : dense, d1 mod 2 : dense) }>
#sparse2 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
module {
  func.func @main(%arg0: tensor<2x2xf32> {padlab.value = dense<[[2.000000e+00, 0.000000e+00], [0.000000e+00, 1.000000e+00]]> : tensor<2x2xf32>}) -> (tensor<18xf32>, tensor<2x2xf32>, tensor<6x2xf32>) attributes {padlab.passes = "linalg-fold-unit-extent-dims,func.func(linalg-fuse-elementwise-ops),sparsifier{enable-runtime-library=false parallelization-strategy=any-storage-outer-loop enable-buffer-initialization=true}", padlab.seed = 2770125922 : i64} {
    %0 = tensor.empty() : tensor<6xf32, #sparse>
    %c4 = arith.constant 4 : index
    %cst = arith.constant 2.000000e+00 : f32
    %inserted = tensor.insert %cst into %0[%c4] : tensor<6xf32, #sparse>
    %c5 = arith.constant 5 : index
    %cst_0 = arith.constant 4.000000e+00 : f32
    %inserted_1 = tensor.insert %cst_0 into %inserted[%c5] : tensor<6xf32, #sparse>
    %1 = sparse_tensor.load %inserted_1 hasInserts : tensor<6xf32, #sparse>
    %2 = sparse_tensor.convert %1 : tensor<6xf32, #sparse> to tensor<6xf32>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<2x2xf32>
    %3 = sparse_tensor.convert %cst_2 : tensor<2x2xf32> to tensor<2x2xf32, #sparse1>
    %4 = sparse_tensor.concatenate %1, %2, %2 {dimension = 0 : index} : tensor<6xf32, #sparse>, tensor<6xf32>, tensor<6xf32> to tensor<18xf32>
    %5 = tensor.empty() : tensor<2x2xf32>
    %cst_3 = arith.constant 0.000000e+00 : f32
    %6 = linalg.fill ins(%cst_3 : f32) outs(%5 : tensor<2x2xf32>) -> tensor<2x2xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %3, %arg0 : tensor<2x2xf32, #sparse1>, tensor<2x2xf32, #sparse1>, tensor<2x2xf32>) outs(%6 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %in_4: f32, %in_5: f32, %out: f32):
      %10 = arith.mulf %in, %in_4 : f32
      %11 = arith.addf %10, %in_5 : f32
      %12 = arith.addf %out, %11 : f32
      %13 = math.roundeven %in_4 : f32
      %14 = math.roundeven %11 : f32
      %15 = math.roundeven %out : f32
      linalg.yield %15 : f32
    } -> tensor<2x2xf32>
    %8 = sparse_tensor.concatenate %7, %arg0, %7 {dimension = 0 : index} : tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32> to tensor<6x2xf32, #sparse2>
    %9 = sparse_tensor.convert %8 : tensor<6x2xf32, #sparse2> to tensor<6x2xf32>
    return %4, %7, %9 : tensor<18xf32>, tensor<2x2xf32>, tensor<6x2xf32>
  }
}

