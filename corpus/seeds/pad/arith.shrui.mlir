// Brings arith.shrui, linalg.dot.
#map = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<5xi16>, %arg1: i64, %arg2: index {padlab.value = 3 : index}) -> (tensor<i16>, tensor<i16>, tensor<?xi64>) attributes {padlab.seed = 4106813705 : i64} {
    %0 = tensor.empty() : tensor<i16>
    %c-7_i16 = arith.constant -7 : i16
    %1 = linalg.fill ins(%c-7_i16 : i16) outs(%0 : tensor<i16>) -> tensor<i16>
    %2 = linalg.dot ins(%arg0, %arg0 : tensor<5xi16>, tensor<5xi16>) outs(%1 : tensor<i16>) -> tensor<i16>
    %3:2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} outs(%2, %2 : tensor<i16>, tensor<i16>) {
    ^bb0(%out: i16, %out_0: i16):
      %c-1_i16 = arith.constant -1 : i16
      %c3_i16 = arith.constant 3 : i16
      %4 = arith.shrui %out_0, %c3_i16 : i16
      %5 = arith.ori %out_0, %4 : i16
      %6 = arith.maxsi %out_0, %4 : i16
      %c5_i16 = arith.constant 5 : i16
      %7 = arith.minui %c5_i16, %out_0 : i16
      %8 = arith.maxui %6, %7 : i16
      %9 = arith.muli %c3_i16, %8 : i16
      %10 = arith.muli %c-1_i16, %6 : i16
      linalg.yield %6, %10 : i16, i16
    } -> (tensor<i16>, tensor<i16>)
    %padded = tensor.pad %3#0 low[] high[] {
      %c2_i16 = arith.constant 2 : i16
      tensor.yield %c2_i16 : i16
    } : tensor<i16> to tensor<i16>
    %generated = tensor.generate %arg2 {
    ^bb0(%arg3: index):
      %4 = arith.index_cast %arg3 : index to i64
      tensor.yield %4 : i64
    } : tensor<?xi64>
    return %3#1, %padded, %generated : tensor<i16>, tensor<i16>, tensor<?xi64>
  }
}

