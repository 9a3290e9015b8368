// Brings arith.andi, arith.divsi, arith.extsi, arith.extui, arith.maxsi, arith.ori, arith.shrui, std.cond_br, tensor.pad before std.cond_br, tensor.pad element i16, tensor.pad of a source with other uses, tensor.pad of std.constant.
#map = affine_map<(d0) -> (d0 * 2 + 1)>
module {
  func.func @main(%arg0: tensor<i16>, %arg1: tensor<i16>, %arg2: tensor<3x1x6xsi16>, %arg3: tensor<4xsi16>) -> (tensor<i16>, tensor<3x1x6xsi16>, tensor<i16>) attributes {padlab.seed = 2225689484 : i64} {
    %0 = std.and %arg0, %arg1 : tensor<i16>
    %1 = std.alloc() : memref<4xsi16, #map, 2>
    std.tensor_store %arg3, %1 : memref<4xsi16, #map, 2>
    %2 = std.constant false
    %3 = std.constant dense<[[[-3, 0, 0, 4, -1, -1]], [[5, -1, -3, 0, 0, 4]], [[-1, -1, 5, -1, -3, 0]]]> : tensor<3x1x6xsi16>
    %4 = std.constant dense<32767> : tensor<i16>
    %padded = tensor.pad %4 low[] high[] {
      %c7_i16 = arith.constant 7 : i16
      %7 = arith.extui %2 : i1 to i16
      %c3_i16 = arith.constant 3 : i16
      %8 = arith.extui %2 : i1 to i16
      %c3_i16_0 = arith.constant 3 : i16
      %9 = arith.andi %8, %c3_i16_0 : i16
      %c1_i16 = arith.constant 1 : i16
      %10 = arith.ori %9, %c1_i16 : i16
      %11 = arith.divsi %7, %10 : i16
      %c-2_i16 = arith.constant -2 : i16
      %12 = arith.extsi %2 : i1 to i16
      %13 = arith.maxsi %c-2_i16, %12 : i16
      %c0_i16 = arith.constant 0 : i16
      %14 = arith.shrui %11, %c0_i16 : i16
      tensor.yield %14 : i16
    } : tensor<i16> to tensor<i16>
    std.cond_br %2, ^bb1(%arg2, %padded : tensor<3x1x6xsi16>, tensor<i16>), ^bb1(%3, %4 : tensor<3x1x6xsi16>, tensor<i16>)
  ^bb1(%5: tensor<3x1x6xsi16>, %6: tensor<i16>):  // 2 preds: ^bb0, ^bb0
    std.dealloc %1 : memref<4xsi16, #map, 2>
    std.return %0, %5, %6 : tensor<i16>, tensor<3x1x6xsi16>, tensor<i16>
  }
}

