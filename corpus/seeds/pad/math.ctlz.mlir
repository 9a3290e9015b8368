// Brings math.ctlz.
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
module {
  func.func @main(%arg0: tensor<2xi16>, %arg1: tensor<i16>) -> (tensor<i16>, tensor<i16>) attributes {padlab.seed = 3735117300 : i64} {
    %0 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["reduction"]} ins(%arg0, %arg1 : tensor<2xi16>, tensor<i16>) outs(%arg1 : tensor<i16>) {
    ^bb0(%in: i16, %in_0: i16, %out: i16):
      %c3_i16 = arith.constant 3 : i16
      %1 = arith.andi %in_0, %in : i16
      %c7_i16 = arith.constant 7 : i16
      %c3_i16_1 = arith.constant 3 : i16
      %c3_i16_2 = arith.constant 3 : i16
      %2 = arith.andi %c3_i16_1, %c3_i16_2 : i16
      %c1_i16 = arith.constant 1 : i16
      %3 = arith.ori %2, %c1_i16 : i16
      %4 = arith.remsi %in_0, %3 : i16
      %c-1_i16 = arith.constant -1 : i16
      %c5_i16 = arith.constant 5 : i16
      %5 = arith.ori %c-1_i16, %c5_i16 : i16
      %6 = arith.addi %out, %5 : i16
      %7 = math.ctlz %out : i16
      %8 = math.ctlz %c1_i16 : i16
      linalg.yield %8 : i16
    } -> tensor<i16>
    %extracted = tensor.extract %arg1[] : tensor<i16>
    %padded = tensor.pad %0 low[] high[] {
      tensor.yield %extracted : i16
    } : tensor<i16> to tensor<i16>
    %inserted_slice = tensor.insert_slice %0 into %arg1[] [] [] : tensor<i16> into tensor<i16>
    return %padded, %inserted_slice : tensor<i16>, tensor<i16>
  }
}

