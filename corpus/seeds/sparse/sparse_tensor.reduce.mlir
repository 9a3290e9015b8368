// Brings sparse_tensor.reduce.
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : dense) }>
module {
  func.func @main() -> (index, index, tensor<7xi16>) attributes {padlab.passes = "linalg-fold-unit-extent-dims,canonicalize,sparsifier{enable-runtime-library=false parallelization-strategy=none}", padlab.seed = 2274508369 : i64} {
    %cst = arith.constant sparse<[[0, 0], [0, 1], [2, 0], [2, 1]], [2, 3, 2, 3]> : tensor<7x2xi16>
    %0 = sparse_tensor.convert %cst : tensor<7x2xi16> to tensor<7x2xi16, #sparse>
    %c1_i16 = arith.constant 1 : i16
    %1 = tensor.empty() : tensor<7xi16>
    %c1_i16_0 = arith.constant 1 : i16
    %2 = linalg.fill ins(%c1_i16_0 : i16) outs(%1 : tensor<7xi16>) -> tensor<7xi16>
    %3 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%0 : tensor<7x2xi16, #sparse>) outs(%2 : tensor<7xi16>) {
    ^bb0(%in: i16, %out: i16):
      %6 = sparse_tensor.reduce %out, %in, %c1_i16 : i16 {
      ^bb0(%arg0: i16, %arg1: i16):
        %7 = arith.muli %arg0, %arg1 : i16
        sparse_tensor.yield %7 : i16
      }
      linalg.yield %6 : i16
    } -> tensor<7xi16>
    %4 = sparse_tensor.number_of_entries %0 : tensor<7x2xi16, #sparse>
    %5 = sparse_tensor.number_of_entries %0 : tensor<7x2xi16, #sparse>
    return %4, %5, %3 : index, index, tensor<7xi16>
  }
}

