// Brings arith.mului_extended.
#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @main(%arg0: i64, %arg1: index {padlab.value = 0 : index}, %arg2: index {padlab.value = 3 : index}, %arg3: tensor<?x1x?x?xi64> {padlab.extents = array<i64: 4, 4, 1>}, %arg4: index {padlab.value = 4 : index}, %arg5: index {padlab.value = 3 : index}) -> (tensor<?xi64>, tensor<3xi1>, tensor<4x?x?x?xi64>) attributes {padlab.seed = 2209335861 : i64} {
    %0 = vector.broadcast %arg0 : i64 to vector<3xi64>
    %1 = arith.cmpi slt, %0, %0 : vector<3xi64>
    %2 = arith.select %1, %0, %0 : vector<3xi1>, vector<3xi64>
    %3 = arith.cmpi uge, %1, %1 : vector<3xi1>
    %c1 = arith.constant 1 : index
    %4 = tensor.empty(%c1, %arg4, %arg5) : tensor<4x?x?x?xi64>
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg3 : tensor<?x1x?x?xi64>) outs(%4 : tensor<4x?x?x?xi64>) {
    ^bb0(%in: i64, %out: i64):
      %c0_i64 = arith.constant 0 : i64
      %11 = arith.muli %in, %c0_i64 : i64
      %12 = arith.andi %in, %in : i64
      %13 = arith.minsi %11, %12 : i64
      %low, %high = arith.mului_extended %13, %13 : i64
      linalg.yield %low : i64
    } -> tensor<4x?x?x?xi64>
    %6 = arith.select %3, %1, %1 : vector<3xi1>, vector<3xi1>
    %7 = tensor.empty(%arg2) : tensor<?xi64>
    %8 = vector.transfer_write %2, %7[%arg1] {in_bounds = [true]} : vector<3xi64>, tensor<?xi64>
    %9 = tensor.empty() : tensor<3xi1>
    %10 = vector.transfer_write %6, %9[%arg1] {in_bounds = [true]} : vector<3xi1>, tensor<3xi1>
    return %8, %10, %5 : tensor<?xi64>, tensor<3xi1>, tensor<4x?x?x?xi64>
  }
}

