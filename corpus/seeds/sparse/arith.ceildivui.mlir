// Brings arith.ceildivui.
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#sparse = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : compressed, d1 : compressed, d2 : compressed) }>
#sparse1 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : dense, d1 : compressed, d2 : compressed) }>
module {
  func.func @main(%arg0: tensor<2x4x1xi64> {padlab.value = dense<[[[0], [1], [0], [2]], [[1], [1], [0], [0]]]> : tensor<2x4x1xi64>}, %arg1: tensor<2x4x1xi64> {padlab.value = dense<[[[2], [0], [0], [0]], [[-4], [4], [0], [5]]]> : tensor<2x4x1xi64>}) -> (i64, index, tensor<2x4x1xi64>, tensor<2x4x1xi64>) attributes {padlab.passes = "func.func(linalg-fuse-elementwise-ops),func.func(linalg-fuse-elementwise-ops),sparsifier{enable-runtime-library=true parallelization-strategy=none}", padlab.seed = 689421473 : i64} {
    %0 = sparse_tensor.convert %arg0 : tensor<2x4x1xi64> to tensor<2x4x1xi64, #sparse>
    %c-1_i64 = arith.constant -1 : i64
    %c3_i64 = arith.constant 3 : i64
    %c0 = arith.constant 0 : index
    %c5 = arith.constant 5 : index
    %1:2 = sparse_tensor.foreach in %0 init(%c-1_i64, %c0) : tensor<2x4x1xi64, #sparse>, i64, index -> i64, index do {
    ^bb0(%arg2: index, %arg3: index, %arg4: index, %arg5: i64, %arg6: i64, %arg7: index):
      %c3_i64_1 = arith.constant 3 : i64
      %c2_i64 = arith.constant 2 : i64
      %c3_i64_2 = arith.constant 3 : i64
      %11 = arith.andi %c2_i64, %c3_i64_2 : i64
      %c1_i64 = arith.constant 1 : i64
      %12 = arith.ori %11, %c1_i64 : i64
      %13 = arith.ceildivui %arg6, %12 : i64
      %14 = arith.addi %13, %arg5 : i64
      %15 = arith.muli %arg7, %c5 : index
      %16 = arith.addi %15, %arg2 : index
      %17 = arith.muli %16, %c5 : index
      %18 = arith.addi %17, %arg3 : index
      %19 = arith.muli %18, %c5 : index
      %20 = arith.addi %19, %arg4 : index
      sparse_tensor.yield %14, %20 : i64, index
    }
    %2 = tensor.empty() : tensor<2x4x1xi64>
    %c0_i64 = arith.constant 0 : i64
    %3 = linalg.fill ins(%c0_i64 : i64) outs(%2 : tensor<2x4x1xi64>) -> tensor<2x4x1xi64>
    %4 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%0, %arg1 : tensor<2x4x1xi64, #sparse>, tensor<2x4x1xi64>) outs(%3 : tensor<2x4x1xi64>) {
    ^bb0(%in: i64, %in_1: i64, %out: i64):
      %11 = arith.muli %in, %in_1 : i64
      linalg.yield %11 : i64
    } -> tensor<2x4x1xi64>
    %5 = sparse_tensor.convert %4 : tensor<2x4x1xi64> to tensor<2x4x1xi64, #sparse>
    %cst = arith.constant sparse<[[0, 2, 0], [1, 1, 0], [1, 2, 0], [1, 3, 0]], [5, 5, 4, 1]> : tensor<2x4x1xi64>
    %6 = sparse_tensor.convert %cst : tensor<2x4x1xi64> to tensor<2x4x1xi64, #sparse1>
    %7 = tensor.empty() : tensor<2x4x1xi64>
    %c0_i64_0 = arith.constant 0 : i64
    %8 = linalg.fill ins(%c0_i64_0 : i64) outs(%7 : tensor<2x4x1xi64>) -> tensor<2x4x1xi64>
    %9 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%0, %5, %6 : tensor<2x4x1xi64, #sparse>, tensor<2x4x1xi64, #sparse>, tensor<2x4x1xi64, #sparse1>) outs(%8 : tensor<2x4x1xi64>) {
    ^bb0(%in: i64, %in_1: i64, %in_2: i64, %out: i64):
      %11 = arith.xori %in, %in_1 : i64
      %12 = arith.addi %11, %in_2 : i64
      linalg.yield %12 : i64
    } -> tensor<2x4x1xi64>
    %10 = sparse_tensor.convert %0 : tensor<2x4x1xi64, #sparse> to tensor<2x4x1xi64>
    return %1#0, %1#1, %10, %9 : i64, index, tensor<2x4x1xi64>, tensor<2x4x1xi64>
  }
}

