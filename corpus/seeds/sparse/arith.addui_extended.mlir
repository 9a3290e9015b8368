// Brings arith.addui_extended, arith.subi.
#map = affine_map<(d0) -> (d0)>
#sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
#sparse1 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : loose_compressed) }>
module {
  func.func @main(%arg0: tensor<1xi8> {padlab.value = dense<5> : tensor<1xi8>}, %arg1: tensor<1xi8> {padlab.value = dense<0> : tensor<1xi8>}) -> (index, tensor<1xi8>) attributes {padlab.passes = "sparsifier{enable-runtime-library=true parallelization-strategy=none enable-index-optimizations=false}", padlab.seed = 2329928755 : i64} {
    %0 = sparse_tensor.convert %arg0 : tensor<1xi8> to tensor<1xi8, #sparse>
    %1 = sparse_tensor.number_of_entries %0 : tensor<1xi8, #sparse>
    %2 = tensor.empty() : tensor<1xi8, #sparse1>
    %3 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%0, %arg1, %arg1 : tensor<1xi8, #sparse>, tensor<1xi8>, tensor<1xi8>) outs(%2 : tensor<1xi8, #sparse1>) {
    ^bb0(%in: i8, %in_0: i8, %in_1: i8, %out: i8):
      %5 = arith.ori %in, %in_0 : i8
      %6 = arith.subi %5, %in_1 : i8
      %7 = arith.addi %out, %6 : i8
      %c100_i8 = arith.constant 100 : i8
      %sum, %overflow = arith.addui_extended %c100_i8, %in : i8, i1
      %c100_i8_2 = arith.constant 100 : i8
      %sum_3, %overflow_4 = arith.addui_extended %c100_i8_2, %in_1 : i8, i1
      linalg.yield %sum_3 : i8
    } -> tensor<1xi8, #sparse1>
    %4 = sparse_tensor.convert %3 : tensor<1xi8, #sparse1> to tensor<1xi8>
    return %1, %4 : index, tensor<1xi8>
  }
}

