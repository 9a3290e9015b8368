// Brings arith.negf, sparse_tensor.unary.
#map = affine_map<(d0, d1) -> (d0, d1)>
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
module {
  func.func @main() -> (tensor<3x8xf32>, tensor<3x?xf32>) attributes {padlab.passes = "sparsifier{enable-runtime-library=false parallelization-strategy=dense-any-loop enable-index-optimizations=false}", padlab.seed = 611602351 : i64} {
    %cst = arith.constant sparse<[[0, 5], [0, 7], [1, 0], [1, 6], [2, 0], [2, 2], [2, 6]], [1.000000e+00, 2.000000e+00, 1.000000e+00, 4.000000e+00, 3.000000e+00, 4.000000e+00, 5.000000e+00]> : tensor<3x8xf32>
    %0 = sparse_tensor.convert %cst : tensor<3x8xf32> to tensor<3x8xf32, #sparse>
    %cst_0 = arith.constant 5.000000e+00 : f32
    %c8 = arith.constant 8 : index
    %1 = tensor.empty(%c8) : tensor<3x?xf32>
    %cst_1 = arith.constant 0.000000e+00 : f32
    %2 = linalg.fill ins(%cst_1 : f32) outs(%1 : tensor<3x?xf32>) -> tensor<3x?xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<3x8xf32, #sparse>) outs(%2 : tensor<3x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %5 = sparse_tensor.unary %in : f32 to f32
       present = {
      ^bb0(%arg0: f32):
        %6 = arith.negf %cst_0 : f32
        sparse_tensor.yield %6 : f32
      }
       absent = {
      }
      linalg.yield %5 : f32
    } -> tensor<3x?xf32>
    %4 = sparse_tensor.convert %0 : tensor<3x8xf32, #sparse> to tensor<3x8xf32>
    return %4, %3 : tensor<3x8xf32>, tensor<3x?xf32>
  }
}

