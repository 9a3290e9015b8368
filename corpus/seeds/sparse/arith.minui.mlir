// Brings arith.minui, arith.mului_extended, tensor.dim.
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d1, d0, d2)>
#sparse = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : dense, d1 : compressed, d2 : compressed) }>
module {
  func.func @main(%arg0: tensor<?x?x?xi64> {padlab.extents = array<i64: 5, 1, 1>}, %arg1: index {padlab.value = 5 : index}) -> (tensor<1x2x1xbf16>, tensor<?x?x?xi64, "layout">) attributes {padlab.passes = "sparsifier{enable-runtime-library=false parallelization-strategy=dense-outer-loop}", padlab.seed = 4205561666 : i64} {
    %cst = arith.constant dense<2.000000e+00> : tensor<1xbf16>
    %cst_0 = arith.constant dense<[0, 1]> : tensor<2xindex>
    %cst_1 = arith.constant dense<1> : tensor<1xindex>
    %cst_2 = arith.constant dense<[0, 1]> : tensor<2xindex>
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<?x?x?xi64>
    %c0 = arith.constant 0 : index
    %dim_3 = tensor.dim %arg0, %c0 : tensor<?x?x?xi64>
    %c-4 = arith.constant -4 : index
    %0 = arith.addi %dim_3, %c-4 : index
    %1 = tensor.empty(%dim, %arg1, %0) : tensor<?x?x?xi64, "layout">
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<?x?x?xi64>) outs(%1 : tensor<?x?x?xi64, "layout">) {
    ^bb0(%in: i64, %out: i64):
      %5 = arith.addi %in, %in : i64
      %c3_i64 = arith.constant 3 : i64
      %6 = arith.minui %c3_i64, %5 : i64
      %low, %high = arith.mului_extended %in, %c3_i64 : i64
      linalg.yield %low : i64
    } -> tensor<?x?x?xi64, "layout">
    %cst_4 = arith.constant dense<0> : tensor<1xindex>
    %3 = sparse_tensor.assemble (%cst_0, %cst_1, %cst_2, %cst_4), %cst : (tensor<2xindex>, tensor<1xindex>, tensor<2xindex>, tensor<1xindex>), tensor<1xbf16> to tensor<1x2x1xbf16, #sparse>
    %4 = sparse_tensor.convert %3 : tensor<1x2x1xbf16, #sparse> to tensor<1x2x1xbf16>
    return %4, %2 : tensor<1x2x1xbf16>, tensor<?x?x?xi64, "layout">
  }
}

