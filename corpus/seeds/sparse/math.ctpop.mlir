// Brings math.ctpop.
#map = affine_map<(d0) -> (d0)>
#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
#sparse1 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : loose_compressed) }>
module {
  func.func @main(%arg0: tensor<?xi16> {padlab.extents = array<i64: 4>, padlab.value = dense<0> : tensor<4xi16>}, %arg1: tensor<?xi16> {padlab.extents = array<i64: 4>, padlab.value = dense<0> : tensor<4xi16>}) -> tensor<?xi16> attributes {padlab.passes = "pre-sparsification-rewrite,linalg-fold-unit-extent-dims,sparsifier{enable-runtime-library=false parallelization-strategy=dense-outer-loop vl=16}", padlab.seed = 3265208393 : i64} {
    %0 = sparse_tensor.convert %arg0 : tensor<?xi16> to tensor<?xi16, #sparse>
    %c4 = arith.constant 4 : index
    %1 = tensor.empty(%c4) : tensor<?xi16, #sparse1>
    %2 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%0, %arg1, %0 : tensor<?xi16, #sparse>, tensor<?xi16>, tensor<?xi16, #sparse>) outs(%1 : tensor<?xi16, #sparse1>) {
    ^bb0(%in: i16, %in_0: i16, %in_1: i16, %out: i16):
      %4 = arith.ori %in, %in_0 : i16
      %5 = arith.addi %4, %in_1 : i16
      %6 = math.ctpop %5 : i16
      linalg.yield %6 : i16
    } -> tensor<?xi16, #sparse1>
    %3 = sparse_tensor.convert %2 : tensor<?xi16, #sparse1> to tensor<?xi16>
    return %3 : tensor<?xi16>
  }
}

