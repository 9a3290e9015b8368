// Brings tensor.pad low dynamic, tensor.reshape.
#map = affine_map<(d0, d1) -> (0, d1)>
#map1 = affine_map<(d0, d1) -> (d0, 1)>
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
module {
  func.func @main(%arg0: tensor<?x?xf32> {padlab.extents = array<i64: 3, 3>, padlab.value = dense<[[4.000000e+00, 0.000000e+00, 5.000000e+00], [2.000000e+00, 2.000000e+00, 2.000000e+00], [0.000000e+00, 0.000000e+00, 0.000000e+00]]> : tensor<3x3xf32>}, %arg1: i1, %arg2: tensor<1x1x1xi64>, %arg3: tensor<1x1xi64>) -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) attributes {padlab.passes = "sparse-reinterpret-map{scope=only-generic},sparsifier{enable-runtime-library=true parallelization-strategy=any-storage-any-loop enable-index-optimizations=false}", padlab.seed = 2156251207 : i64} {
    %0:2 = scf.if %arg1 -> (tensor<?x?xf32>, tensor<?x?xf32>) {
      %expanded = tensor.expand_shape %arg2 [[0], [1, 2], [3]] output_shape [1, 1, 1, 1] : tensor<1x1x1xi64> into tensor<1x1x1x1xi64>
      %cst = arith.constant dense<1> : tensor<4xi9>
      %reshape = tensor.reshape %expanded(%cst) : (tensor<1x1x1x1xi64>, tensor<4xi9>) -> tensor<1x1x1x1xi64>
      scf.yield %arg0, %arg0 : tensor<?x?xf32>, tensor<?x?xf32>
    } else {
      %3 = tensor.empty() : tensor<4x2xi64>
      %c1_i64 = arith.constant 1 : i64
      %4 = linalg.fill ins(%c1_i64 : i64) outs(%3 : tensor<4x2xi64>) -> tensor<4x2xi64>
      %5 = linalg.generic {indexing_maps = [#map, #map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg3, %arg3 : tensor<1x1xi64>, tensor<1x1xi64>) outs(%4 : tensor<4x2xi64>) {
      ^bb0(%in: i64, %in_0: i64, %out: i64):
        %7 = linalg.index 0 : index
        %8 = arith.addi %in, %out : i64
        linalg.yield %8 : i64
      } -> tensor<4x2xi64>
      %c1 = arith.constant 1 : index
      %dim = tensor.dim %5, %c1 : tensor<4x2xi64>
      %c-3 = arith.constant -3 : index
      %6 = arith.addi %dim, %c-3 : index
      %padded = tensor.pad %arg3 nofold low[3, %6] high[1, 0] {
      ^bb0(%arg4: index, %arg5: index):
        %c-2_i64 = arith.constant -2 : i64
        tensor.yield %c-2_i64 : i64
      } : tensor<1x1xi64> to tensor<5x?xi64>
      scf.yield %arg0, %arg0 : tensor<?x?xf32>, tensor<?x?xf32>
    }
    %1 = sparse_tensor.convert %arg0 : tensor<?x?xf32> to tensor<?x?xf32, #sparse>
    %2 = sparse_tensor.convert %1 : tensor<?x?xf32, #sparse> to tensor<?x?xf32>
    return %2, %0#0, %0#1 : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>
  }
}

