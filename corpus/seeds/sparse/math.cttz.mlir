// Brings math.cttz.
#map = affine_map<(d0) -> (d0)>
#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
module {
  func.func @main(%arg0: tensor<6xi8> {padlab.value = dense<[0, 0, -1, 0, -4, 0]> : tensor<6xi8>}) -> tensor<6xi8> attributes {padlab.passes = "canonicalize,linalg-fold-unit-extent-dims,sparsifier{enable-runtime-library=false parallelization-strategy=none vl=8}", padlab.seed = 2494871723 : i64} {
    %0 = tensor.empty() : tensor<6xi8, #sparse>
    %c2_i8 = arith.constant 2 : i8
    %c1 = arith.constant 1 : index
    %c6 = arith.constant 6 : index
    %c1_0 = arith.constant 1 : index
    %1 = scf.for %arg1 = %c1 to %c6 step %c1_0 iter_args(%arg2 = %0) -> (tensor<6xi8, #sparse>) {
      %inserted = tensor.insert %c2_i8 into %arg2[%arg1] : tensor<6xi8, #sparse>
      scf.yield %inserted : tensor<6xi8, #sparse>
    }
    %2 = sparse_tensor.load %1 hasInserts : tensor<6xi8, #sparse>
    %3 = tensor.empty() : tensor<6xi8>
    %c0_i8 = arith.constant 0 : i8
    %4 = linalg.fill ins(%c0_i8 : i8) outs(%3 : tensor<6xi8>) -> tensor<6xi8>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2, %arg0 : tensor<6xi8, #sparse>, tensor<6xi8>) outs(%4 : tensor<6xi8>) {
    ^bb0(%in: i8, %in_1: i8, %out: i8):
      %6 = arith.muli %in, %in_1 : i8
      %7 = math.cttz %in_1 : i8
      %8 = math.cttz %7 : i8
      linalg.yield %8 : i8
    } -> tensor<6xi8>
    return %5 : tensor<6xi8>
  }
}

