// Brings linalg.contract.
#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>
#sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
module {
  func.func @main(%arg0: tensor<2x3x1xf32>, %arg1: tensor<2x1x3xf32>, %arg2: tensor<2x3x3xf32>) -> (tensor<6x6xi8>, tensor<2x3x3xf32>) attributes {padlab.passes = "sparsifier{enable-runtime-library=true parallelization-strategy=none}", padlab.seed = 2286574260 : i64} {
    %0 = linalg.contract indexing_maps = [#map, #map1, #map2] ins(%arg0, %arg1 : tensor<2x3x1xf32>, tensor<2x1x3xf32>) outs(%arg2 : tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %cst = arith.constant sparse<[[0, 0], [0, 1], [0, 3], [0, 4], [0, 5], [1, 2], [2, 1], [2, 4], [3, 1], [3, 2], [3, 3], [3, 5], [4, 3], [4, 5], [5, 2]], [0, 0, -3, 0, -1, 2, 3, 1, 2, 4, 1, 0, -3, -1, 2]> : tensor<6x6xi8>
    %1 = tensor.empty() : tensor<2x3x3xf32>
    %cst_0 = arith.constant 1.000000e+00 : f32
    %2 = linalg.fill ins(%cst_0 : f32) outs(%1 : tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %3 = linalg.contract indexing_maps = [#map, #map1, #map2] ins(%arg2, %0 : tensor<2x3x3xf32>, tensor<2x3x3xf32>) outs(%2 : tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %4 = sparse_tensor.convert %cst : tensor<6x6xi8> to tensor<6x6xi8, #sparse>
    %5 = tensor.empty() : tensor<6x6xi8, #sparse1>
    %transposed = linalg.transpose ins(%4 : tensor<6x6xi8, #sparse>) outs(%5 : tensor<6x6xi8, #sparse1>) permutation = [1, 0] 
    %6 = sparse_tensor.convert %transposed : tensor<6x6xi8, #sparse1> to tensor<6x6xi8>
    return %6, %3 : tensor<6x6xi8>, tensor<2x3x3xf32>
  }
}

