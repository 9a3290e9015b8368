// Brings arith.divui, arith.floordivsi.
#map = affine_map<(d0, d1) -> (d0, d1)>
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
module {
  func.func @main() -> (tensor<?x?xi64>, tensor<?x?xi64>, tensor<?x?xi64>) attributes {padlab.passes = "sparsifier{enable-runtime-library=true parallelization-strategy=none}", padlab.seed = 68595291 : i64} {
    %c2 = arith.constant 2 : index
    %c2_0 = arith.constant 2 : index
    %0 = tensor.empty(%c2, %c2_0) : tensor<?x?xi64, #sparse>
    %c2_i64 = arith.constant 2 : i64
    %c1 = arith.constant 1 : index
    %c2_1 = arith.constant 2 : index
    %c1_2 = arith.constant 1 : index
    %1 = scf.for %arg0 = %c1 to %c2_1 step %c1_2 iter_args(%arg1 = %0) -> (tensor<?x?xi64, #sparse>) {
      %inserted = tensor.insert %c2_i64 into %arg1[%arg0, %arg0] : tensor<?x?xi64, #sparse>
      scf.yield %inserted : tensor<?x?xi64, #sparse>
    }
    %2 = sparse_tensor.load %1 hasInserts : tensor<?x?xi64, #sparse>
    %c5_i64 = arith.constant 5 : i64
    %c2_3 = arith.constant 2 : index
    %c2_4 = arith.constant 2 : index
    %3 = tensor.empty(%c2_3, %c2_4) : tensor<?x?xi64>
    %c0_i64 = arith.constant 0 : i64
    %4 = linalg.fill ins(%c0_i64 : i64) outs(%3 : tensor<?x?xi64>) -> tensor<?x?xi64>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<?x?xi64, #sparse>) outs(%4 : tensor<?x?xi64>) {
    ^bb0(%in: i64, %out: i64):
      %10 = arith.muli %in, %c5_i64 : i64
      %c2_i64_8 = arith.constant 2 : i64
      %c7_i64 = arith.constant 7 : i64
      %11 = arith.floordivsi %c2_i64_8, %c7_i64 : i64
      linalg.yield %11 : i64
    } -> tensor<?x?xi64>
    %c4_i64 = arith.constant 4 : i64
    %c2_5 = arith.constant 2 : index
    %c2_6 = arith.constant 2 : index
    %6 = tensor.empty(%c2_5, %c2_6) : tensor<?x?xi64>
    %c0_i64_7 = arith.constant 0 : i64
    %7 = linalg.fill ins(%c0_i64_7 : i64) outs(%6 : tensor<?x?xi64>) -> tensor<?x?xi64>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<?x?xi64, #sparse>) outs(%7 : tensor<?x?xi64>) {
    ^bb0(%in: i64, %out: i64):
      %10 = arith.divui %in, %c4_i64 : i64
      linalg.yield %10 : i64
    } -> tensor<?x?xi64>
    %9 = sparse_tensor.convert %2 : tensor<?x?xi64, #sparse> to tensor<?x?xi64>
    return %9, %5, %8 : tensor<?x?xi64>, tensor<?x?xi64>, tensor<?x?xi64>
  }
}

