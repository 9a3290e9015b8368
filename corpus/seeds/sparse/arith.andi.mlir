// Brings arith.andi, arith.ori, linalg.matvec, sparse_tensor.binary.
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#sparse = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : compressed(nonunique), d1 : singleton(nonunique), d2 : singleton) }>
#sparse1 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : compressed, d1 : dense, d2 : dense) }>
module {
  func.func @main(%arg0: tensor<1x2x6xi64> {padlab.value = dense<[[[4, 0, 1, -1, 0, 0], [4, 0, -1, 0, 0, -4]]]> : tensor<1x2x6xi64>}, %arg1: tensor<?x1xi1> {padlab.extents = array<i64: 1>}, %arg2: tensor<1xi1>, %arg3: tensor<1xi1>) -> (tensor<1x2x6xi64>, tensor<1xi1>) attributes {padlab.passes = "sparsifier{enable-runtime-library=true parallelization-strategy=none}", padlab.seed = 1465332154 : i64} {
    %0 = linalg.matvec ins(%arg1, %arg2 : tensor<?x1xi1>, tensor<1xi1>) outs(%arg3 : tensor<1xi1>) -> tensor<1xi1>
    %1 = sparse_tensor.convert %arg0 : tensor<1x2x6xi64> to tensor<1x2x6xi64, #sparse>
    %2 = tensor.empty() : tensor<1x2x6xi64, #sparse1>
    %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %1 : tensor<1x2x6xi64, #sparse>, tensor<1x2x6xi64, #sparse>) outs(%2 : tensor<1x2x6xi64, #sparse1>) {
    ^bb0(%in: i64, %in_0: i64, %out: i64):
      %5 = sparse_tensor.binary %in, %in_0 : i64, i64 to i64
       overlap = {
      ^bb0(%arg4: i64, %arg5: i64):
        %6 = arith.addi %arg4, %arg5 : i64
        sparse_tensor.yield %6 : i64
      }
       left = {
      }
       right = identity
      linalg.yield %5 : i64
    } -> tensor<1x2x6xi64, #sparse1>
    %4 = sparse_tensor.convert %3 : tensor<1x2x6xi64, #sparse1> to tensor<1x2x6xi64>
    return %4, %0 : tensor<1x2x6xi64>, tensor<1xi1>
  }
}

