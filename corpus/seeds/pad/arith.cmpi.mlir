// Brings arith.cmpi, arith.divui, arith.maxui, arith.select, math.absi, tensor.pad element i64, tensor.pad of linalg.generic, tensor.pad value constant.
#map = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<i64>) -> tensor<i64> attributes {padlab.seed = 3954609227 : i64} {
    %0 = tensor.empty() : tensor<i64>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%arg0, %arg0 : tensor<i64>, tensor<i64>) outs(%0 : tensor<i64>) {
    ^bb0(%in: i64, %in_0: i64, %out: i64):
      %c3_i64_1 = arith.constant 3 : i64
      %2 = arith.divui %in_0, %c3_i64_1 : i64
      %3 = arith.maxui %2, %in_0 : i64
      %4 = arith.cmpi sgt, %in_0, %in_0 : i64
      %5 = arith.select %4, %in_0, %3 : i64
      %c1_i64 = arith.constant 1 : i64
      %6 = arith.maxui %3, %c1_i64 : i64
      %7 = math.absi %6 : i64
      linalg.yield %7 : i64
    } -> tensor<i64>
    %c3_i64 = arith.constant 3 : i64
    %padded = tensor.pad %1 low[] high[] {
      tensor.yield %c3_i64 : i64
    } : tensor<i64> to tensor<i64>
    return %padded : tensor<i64>
  }
}

