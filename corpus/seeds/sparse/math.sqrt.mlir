// Brings math.sqrt.
#map = affine_map<(d0) -> (d0)>
#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), posWidth = 32, crdWidth = 32 }>
#sparse1 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), posWidth = 64, crdWidth = 64 }>
module {
  func.func @main() -> (tensor<6xf32>, tensor<12xf32>) attributes {padlab.passes = "sparsifier{enable-runtime-library=true parallelization-strategy=none enable-index-optimizations=false}", padlab.seed = 184246400 : i64} {
    %cst = arith.constant dense<0.000000e+00> : tensor<6xf32>
    %0 = sparse_tensor.convert %cst : tensor<6xf32> to tensor<6xf32, #sparse>
    %1 = tensor.empty() : tensor<6xf32>
    %cst_0 = arith.constant 0.000000e+00 : f32
    %2 = linalg.fill ins(%cst_0 : f32) outs(%1 : tensor<6xf32>) -> tensor<6xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%0, %0 : tensor<6xf32, #sparse>, tensor<6xf32, #sparse>) outs(%2 : tensor<6xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %7 = sparse_tensor.binary %in, %in_1 : f32, f32 to f32
       overlap = {
      ^bb0(%arg0: f32, %arg1: f32):
        %10 = arith.addf %arg0, %arg1 : f32
        sparse_tensor.yield %10 : f32
      }
       left = {
      }
       right = identity
      %8 = math.sqrt %in : f32
      %9 = math.sqrt %8 : f32
      linalg.yield %9 : f32
    } -> tensor<6xf32>
    %4 = sparse_tensor.concatenate %3, %3 {dimension = 0 : index} : tensor<6xf32>, tensor<6xf32> to tensor<12xf32, #sparse1>
    %5 = sparse_tensor.convert %0 : tensor<6xf32, #sparse> to tensor<6xf32>
    %6 = sparse_tensor.convert %4 : tensor<12xf32, #sparse1> to tensor<12xf32>
    return %5, %6 : tensor<6xf32>, tensor<12xf32>
  }
}

