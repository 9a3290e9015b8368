// Brings arith.cmpi, arith.minsi, arith.select, arith.trunci, arith.xori, sparse_tensor.concatenate.
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d1, d2)>
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : compressed, d0 : compressed), posWidth = 32, crdWidth = 32 }>
module {
  func.func @main(%arg0: tensor<?x3x3xi1> {padlab.extents = array<i64: 5>}, %arg1: tensor<?x?xi64> {padlab.extents = array<i64: 3, 3>}) -> (tensor<?x?xi16>, tensor<5x3x3xi1>) attributes {padlab.passes = "sparsifier{enable-runtime-library=false parallelization-strategy=any-storage-outer-loop enable-index-optimizations=false}", padlab.seed = 4273470184 : i64} {
    %cst = arith.constant sparse<[[1, 0], [3, 0], [7, 0]], [5, 4, 5]> : tensor<8x4xi16>
    %cst_0 = arith.constant dense<false> : tensor<5x3x3xi1>
    %0 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %arg1 : tensor<?x3x3xi1>, tensor<?x?xi64>) outs(%cst_0 : tensor<5x3x3xi1>) {
    ^bb0(%in: i1, %in_1: i64, %out: i1):
      %false = arith.constant false
      %3 = arith.trunci %in_1 : i64 to i1
      %4 = arith.trunci %in_1 : i64 to i1
      %5 = arith.minsi %3, %4 : i1
      %6 = arith.trunci %in_1 : i64 to i1
      %7 = arith.xori %6, %in : i1
      %8 = arith.cmpi ugt, %7, %7 : i1
      %9 = arith.trunci %in_1 : i64 to i1
      %10 = arith.select %8, %9, %7 : i1
      %11 = arith.cmpi sgt, %7, %7 : i1
      %true = arith.constant true
      %12 = arith.select %11, %10, %true : i1
      linalg.yield %12 : i1
    } -> tensor<5x3x3xi1>
    %1 = sparse_tensor.convert %cst : tensor<8x4xi16> to tensor<8x4xi16, #sparse>
    %2 = sparse_tensor.concatenate %1, %1, %1 {dimension = 0 : index} : tensor<8x4xi16, #sparse>, tensor<8x4xi16, #sparse>, tensor<8x4xi16, #sparse> to tensor<?x?xi16>
    return %2, %0 : tensor<?x?xi16>, tensor<5x3x3xi1>
  }
}

