// Brings arith.shli, tensor.pad of linalg.generic.
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#sparse = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : compressed, d1 : dense, d2 : dense) }>
#sparse1 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : compressed(nonunique), d1 : singleton(nonunique), d2 : singleton) }>
module {
  func.func @main() -> (index, index, tensor<4x4x4xi64>) attributes {padlab.passes = "canonicalize,sparsifier{enable-runtime-library=true parallelization-strategy=none enable-index-optimizations=false}", padlab.seed = 3954366746 : i64} {
    %cst = arith.constant dense<[[[2, 0, 0, 0], [0, 0, 0, 1], [4, 0, 0, 0], [0, 0, 0, 0]], [[0, 0, 0, -2], [0, 0, 0, 0], [2, 0, 0, 0], [0, 0, 0, 1]], [[4, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, -2], [0, 0, 0, 0]], [[2, 0, 0, 0], [0, 0, 0, 1], [4, 0, 0, 0], [0, 0, 0, 0]]]> : tensor<4x4x4xi64>
    %0 = sparse_tensor.convert %cst : tensor<4x4x4xi64> to tensor<4x4x4xi64, #sparse>
    %1 = sparse_tensor.number_of_entries %0 : tensor<4x4x4xi64, #sparse>
    %c2_i64 = arith.constant 2 : i64
    %2 = tensor.empty() : tensor<4x4x4xi64, #sparse1>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%0 : tensor<4x4x4xi64, #sparse>) outs(%2 : tensor<4x4x4xi64, #sparse1>) {
    ^bb0(%in: i64, %out: i64):
      %6 = arith.shli %in, %c2_i64 : i64
      linalg.yield %6 : i64
    } -> tensor<4x4x4xi64, #sparse1>
    %c0_i64 = arith.constant 0 : i64
    %padded = tensor.pad %3 low[0, 0, 0] high[0, 0, 0] {
    ^bb0(%arg0: index, %arg1: index, %arg2: index):
      tensor.yield %c0_i64 : i64
    } : tensor<4x4x4xi64, #sparse1> to tensor<4x4x4xi64, #sparse1>
    %4 = sparse_tensor.number_of_entries %0 : tensor<4x4x4xi64, #sparse>
    %5 = sparse_tensor.convert %padded : tensor<4x4x4xi64, #sparse1> to tensor<4x4x4xi64>
    return %1, %4, %5 : index, index, tensor<4x4x4xi64>
  }
}

