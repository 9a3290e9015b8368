// Brings arith.mului_extended, arith.shrsi.
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d1, d0)>
module {
  func.func private @f1(%arg0: tensor<4x1xi1>, %arg1: tensor<4x1xi1>) -> tensor<4x1xi1> {
    %0 = std.or %arg0, %arg1 : tensor<4x1xi1>
    std.return %0 : tensor<4x1xi1>
  }
  func.func @main(%arg0: tensor<i1>, %arg1: tensor<4xi64>) -> (tensor<4x1xi1>, tensor<4x1xi64>, tensor<1x4xi64>) attributes {padlab.seed = 49134552 : i64} {
    %0 = std.constant dense<[[true], [true], [true], [false]]> : tensor<4x1xi1>
    %1 = std.call @f1(%0, %0) : (tensor<4x1xi1>, tensor<4x1xi1>) -> tensor<4x1xi1>
    %2 = tensor.empty() : tensor<4x1xi64>
    %c9223372036854775807_i64 = arith.constant 9223372036854775807 : i64
    %3 = linalg.fill ins(%c9223372036854775807_i64 : i64) outs(%2 : tensor<4x1xi64>) -> tensor<4x1xi64>
    %4 = tensor.empty() : tensor<1x4xi64>
    %5:2 = linalg.generic {indexing_maps = [#map, #map1, #map, #map2], iterator_types = ["parallel", "parallel"]} ins(%1, %arg1 : tensor<4x1xi1>, tensor<4xi64>) outs(%3, %4 : tensor<4x1xi64>, tensor<1x4xi64>) {
    ^bb0(%in: i1, %in_0: i64, %out: i64, %out_1: i64):
      %6 = arith.extsi %in : i1 to i64
      %7 = arith.ori %6, %out : i64
      %c11_i64 = arith.constant 11 : i64
      %8 = arith.shrsi %in_0, %c11_i64 : i64
      %c1_i64 = arith.constant 1 : i64
      %low, %high = arith.mului_extended %7, %c1_i64 : i64
      linalg.yield %low, %7 : i64, i64
    } -> (tensor<4x1xi64>, tensor<1x4xi64>)
    std.return %1, %5#0, %5#1 : tensor<4x1xi1>, tensor<4x1xi64>, tensor<1x4xi64>
  }
}

