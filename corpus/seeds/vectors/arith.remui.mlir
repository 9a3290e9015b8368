// Brings arith.remui, arith.xori, tensor.pad before func.return, tensor.pad of an argument, tensor.pad rank 1, tensor.pad static source, tensor.pad value computed, tensor.pad value from outside, tensor.pad value of the index, vector.contract.
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
module {
  func.func @main(%arg0: tensor<2xi16>, %arg1: i32, %arg2: index {padlab.value = 0 : index}, %arg3: i16) -> (i32, tensor<?xi16>, tensor<?xi16>) attributes {padlab.seed = 1462742620 : i64} {
    %c0 = arith.constant 0 : index
    %c-1_i16 = arith.constant -1 : i16
    %0 = vector.transfer_read %arg0[%c0], %c-1_i16 {in_bounds = [true]} : tensor<2xi16>, vector<2xi16>
    %padded = tensor.pad %arg0 nofold low[2] high[%arg2] {
    ^bb0(%arg4: index):
      %c2 = arith.constant 2 : index
      %2 = arith.xori %arg4, %c2 : index
      %3 = arith.remui %arg4, %2 : index
      %4 = arith.index_cast %3 : index to i16
      tensor.yield %4 : i16
    } : tensor<2xi16> to tensor<?xi16>
    %padded_0 = tensor.pad %arg0 nofold low[2] high[%c0] {
    ^bb0(%arg4: index):
      tensor.yield %arg3 : i16
    } : tensor<2xi16> to tensor<?xi16>
    %1 = vector.contract {indexing_maps = [#map, #map, #map1], iterator_types = ["reduction"], kind = #vector.kind<minsi>} %0, %0, %arg1 : vector<2xi16>, vector<2xi16> into i32
    return %1, %padded, %padded_0 : i32, tensor<?xi16>, tensor<?xi16>
  }
}

