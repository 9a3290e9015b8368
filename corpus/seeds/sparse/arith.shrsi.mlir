// Brings arith.shrsi, tensor.pad before tensor.pad, tensor.pad element i8, tensor.pad of linalg.transpose, tensor.pad of tensor.pad, tensor.pad with several uses.
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#sparse = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : dense, d1 : compressed, d2 : compressed) }>
#sparse1 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : compressed(nonunique), d1 : singleton(nonunique), d2 : singleton) }>
module {
  func.func @main() -> (tensor<2x6x1xi8>, tensor<2x4x1xi8>) attributes {padlab.passes = "linalg-fold-unit-extent-dims,func.func(linalg-fuse-elementwise-ops),sparsifier{enable-runtime-library=true parallelization-strategy=none vl=8}", padlab.seed = 3648040530 : i64} {
    %0 = tensor.empty() : tensor<1x4x2xi8, #sparse>
    %c4_i8 = arith.constant 4 : i8
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c1_0 = arith.constant 1 : index
    %1 = scf.for %arg0 = %c0 to %c1 step %c1_0 iter_args(%arg1 = %0) -> (tensor<1x4x2xi8, #sparse>) {
      %inserted = tensor.insert %c4_i8 into %arg1[%arg0, %arg0, %arg0] : tensor<1x4x2xi8, #sparse>
      scf.yield %inserted : tensor<1x4x2xi8, #sparse>
    }
    %2 = sparse_tensor.load %1 hasInserts : tensor<1x4x2xi8, #sparse>
    %3 = tensor.empty() : tensor<2x4x1xi8, #sparse1>
    %transposed = linalg.transpose ins(%2 : tensor<1x4x2xi8, #sparse>) outs(%3 : tensor<2x4x1xi8, #sparse1>) permutation = [2, 1, 0] 
    %c0_i8 = arith.constant 0 : i8
    %padded = tensor.pad %transposed low[0, 0, 0] high[0, 0, 0] {
    ^bb0(%arg0: index, %arg1: index, %arg2: index):
      tensor.yield %c0_i8 : i8
    } : tensor<2x4x1xi8, #sparse1> to tensor<2x4x1xi8, #sparse1>
    %c0_i8_1 = arith.constant 0 : i8
    %padded_2 = tensor.pad %padded low[0, 0, 0] high[0, 2, 0] {
    ^bb0(%arg0: index, %arg1: index, %arg2: index):
      tensor.yield %c0_i8_1 : i8
    } : tensor<2x4x1xi8, #sparse1> to tensor<2x6x1xi8, #sparse1>
    %c5_i8 = arith.constant 5 : i8
    %4 = tensor.empty() : tensor<2x4x1xi8, #sparse1>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%padded : tensor<2x4x1xi8, #sparse1>) outs(%4 : tensor<2x4x1xi8, #sparse1>) {
    ^bb0(%in: i8, %out: i8):
      %8 = arith.shrsi %in, %c5_i8 : i8
      linalg.yield %8 : i8
    } -> tensor<2x4x1xi8, #sparse1>
    %6 = sparse_tensor.convert %padded_2 : tensor<2x6x1xi8, #sparse1> to tensor<2x6x1xi8>
    %7 = sparse_tensor.convert %5 : tensor<2x4x1xi8, #sparse1> to tensor<2x4x1xi8>
    return %6, %7 : tensor<2x6x1xi8>, tensor<2x4x1xi8>
  }
}

