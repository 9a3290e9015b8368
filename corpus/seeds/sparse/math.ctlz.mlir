// Brings math.ctlz.
#map = affine_map<(d0, d1) -> (d0, d1)>
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
#sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 floordiv 2 : compressed, d1 mod 2 : dense) }>
module {
  func.func @main(%arg0: tensor<?x8xi8> {padlab.extents = array<i64: 8>, padlab.value = dense<[[-4, 0, 2, 0, 0, -2, 5, 0], [0, -1, -5, 0, 0, 0, 0, 0], [4, -1, -3, 0, 0, 0, 0, 0], [-4, 0, 2, 0, 0, -2, 5, 0], [0, -1, -5, 0, 0, 0, 0, 0], [4, -1, -3, 0, 0, 0, 0, 0], [-4, 0, 2, 0, 0, -2, 5, 0], [0, -1, -5, 0, 0, 0, 0, 0]]> : tensor<8x8xi8>}, %arg1: tensor<8x8xi8> {padlab.value = dense<[[0, -5, -3, 5, 0, 0, 1, 0], [3, 0, 0, 0, -4, 0, 0, 0], [0, 0, 0, 0, 0, 0, 4, 4], [0, -5, -3, 5, 0, 0, 1, 0], [3, 0, 0, 0, -4, 0, 0, 0], [0, 0, 0, 0, 0, 0, 4, 4], [0, -5, -3, 5, 0, 0, 1, 0], [3, 0, 0, 0, -4, 0, 0, 0]]> : tensor<8x8xi8>}) -> (tensor<8x?xi8>, tensor<8x8xi8>) attributes {padlab.passes = "sparsifier{enable-runtime-library=true parallelization-strategy=none}", padlab.seed = 1604415987 : i64} {
    %0 = sparse_tensor.convert %arg0 : tensor<?x8xi8> to tensor<?x8xi8, #sparse>
    %1 = sparse_tensor.convert %arg1 : tensor<8x8xi8> to tensor<8x8xi8, #sparse>
    %c8 = arith.constant 8 : index
    %2 = tensor.empty(%c8) : tensor<8x?xi8, #sparse1>
    %3 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%0, %1, %0 : tensor<?x8xi8, #sparse>, tensor<8x8xi8, #sparse>, tensor<?x8xi8, #sparse>) outs(%2 : tensor<8x?xi8, #sparse1>) {
    ^bb0(%in: i8, %in_0: i8, %in_1: i8, %out: i8):
      %8 = arith.andi %in, %in_0 : i8
      %9 = arith.addi %8, %in_1 : i8
      %c-1_i8 = arith.constant -1 : i8
      %10 = math.ctlz %9 : i8
      %c-1_i8_2 = arith.constant -1 : i8
      %11 = math.ctlz %c-1_i8 : i8
      linalg.yield %11 : i8
    } -> tensor<8x?xi8, #sparse1>
    %4 = tensor.empty() : tensor<8x8xi8>
    %c0_i8 = arith.constant 0 : i8
    %5 = linalg.fill ins(%c0_i8 : i8) outs(%4 : tensor<8x8xi8>) -> tensor<8x8xi8>
    %6 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %1 : tensor<8x8xi8, #sparse>, tensor<8x8xi8, #sparse>) outs(%5 : tensor<8x8xi8>) {
    ^bb0(%in: i8, %in_0: i8, %out: i8):
      %8 = sparse_tensor.binary %in, %in_0 : i8, i8 to i8
       overlap = {
      ^bb0(%arg2: i8, %arg3: i8):
        %9 = arith.addi %arg2, %arg3 : i8
        sparse_tensor.yield %9 : i8
      }
       left = {
      }
       right = {
      }
      linalg.yield %8 : i8
    } -> tensor<8x8xi8>
    %7 = sparse_tensor.convert %3 : tensor<8x?xi8, #sparse1> to tensor<8x?xi8>
    return %7, %6 : tensor<8x?xi8>, tensor<8x8xi8>
  }
}

