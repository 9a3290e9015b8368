// Brings arith.extui, arith.minsi, arith.mului_extended, linalg.generic, linalg.index, linalg.transpose.
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<1xi8>, %arg1: tensor<1xi1>) -> (tensor<1xi8>, tensor<1xi1>) attributes {padlab.passes = "linalg-fold-into-elementwise", padlab.seed = 884885299 : i64} {
    %0 = tensor.empty() : tensor<1xi8>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<1xi8>, tensor<1xi1>) outs(%0 : tensor<1xi8>) {
    ^bb0(%in: i8, %in_0: i1, %out: i8):
      %3 = linalg.index 0 : index
      %c2_i8 = arith.constant 2 : i8
      %4 = arith.index_cast %3 : index to i8
      %5 = arith.minsi %in, %4 : i8
      %6 = arith.extui %in_0 : i1 to i8
      %c-2_i8 = arith.constant -2 : i8
      %low, %high = arith.mului_extended %6, %c-2_i8 : i8
      linalg.yield %low : i8
    } -> tensor<1xi8>
    %2 = tensor.empty() : tensor<1xi1>
    %transposed = linalg.transpose ins(%arg1 : tensor<1xi1>) outs(%2 : tensor<1xi1>) permutation = [0] 
    return %1, %transposed : tensor<1xi8>, tensor<1xi1>
  }
}

