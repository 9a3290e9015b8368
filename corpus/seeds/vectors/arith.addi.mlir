// Brings arith.addi, arith.index_cast, arith.mulsi_extended, arith.shrsi, linalg.generic, linalg.index, linalg.yield, vector.reduction.
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<2xi32>, %arg1: index {padlab.value = 0 : index}, %arg2: i32, %arg3: tensor<2xi64>) -> (i32, tensor<2xi64>) attributes {padlab.seed = 451976894 : i64} {
    %0 = vector.transfer_read %arg0[%arg1], %arg2 : tensor<2xi32>, vector<2xi32>
    %1 = vector.reduction <maxui>, %0, %arg2 : vector<2xi32> into i32
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg3 : tensor<2xi64>) outs(%arg3 : tensor<2xi64>) {
    ^bb0(%in: i64, %out: i64):
      %3 = linalg.index 0 : index
      %4 = arith.index_cast %3 : index to i64
      %c47_i64 = arith.constant 47 : i64
      %5 = arith.shrsi %in, %c47_i64 : i64
      %6 = arith.addi %in, %in : i64
      %low, %high = arith.mulsi_extended %6, %6 : i64
      %low_0, %high_1 = arith.mulsi_extended %low, %low : i64
      linalg.yield %low_0 : i64
    } -> tensor<2xi64>
    return %1, %2 : i32, tensor<2xi64>
  }
}

