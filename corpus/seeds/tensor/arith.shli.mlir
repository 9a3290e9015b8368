// Brings arith.shli, math.cttz, tensor.pad before arith.select, tensor.pad element i32, tensor.pad high negative, tensor.pad of arith.select, tensor.pad rank 3.
#map = affine_map<(d0, d1, d2) -> (d2, d1, d0)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<6x5x2xi32>, %arg1: i1, %arg2: index {padlab.value = -2 : index}, %arg3: i32, %arg4: tensor<2x5x6xi32>, %arg5: i1) -> (tensor<6x5x2xi32>, tensor<4x3x1xi32>, tensor<6x?x2xi32>, tensor<4x3x1xui32>, tensor<6x5x2xi32>, tensor<6x?x2xi32>) attributes {padlab.seed = 1432673329 : i64} {
    %0 = arith.select %arg1, %arg0, %arg0 : tensor<6x5x2xi32>
    %generated = tensor.generate  {
    ^bb0(%arg6: index, %arg7: index, %arg8: index):
      %4 = arith.index_cast %arg7 : index to i32
      tensor.yield %4 : i32
    } : tensor<4x3x1xi32>
    %padded = tensor.pad %0 low[0, 0, 2] high[0, %arg2, -2] {
    ^bb0(%arg6: index, %arg7: index, %arg8: index):
      tensor.yield %arg3 : i32
    } : tensor<6x5x2xi32> to tensor<6x?x2xi32>
    %1 = tensor.bitcast %generated : tensor<4x3x1xi32> to tensor<4x3x1xui32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg4 : tensor<2x5x6xi32>) outs(%0 : tensor<6x5x2xi32>) {
    ^bb0(%in: i32, %out: i32):
      %4 = arith.minsi %in, %in : i32
      %c26_i32 = arith.constant 26 : i32
      %5 = arith.shli %in, %c26_i32 : i32
      %6 = arith.maxui %4, %in : i32
      %7 = arith.muli %in, %in : i32
      %8 = math.cttz %6 : i32
      %9 = math.cttz %4 : i32
      linalg.yield %9 : i32
    } -> tensor<6x5x2xi32>
    %3 = arith.select %arg5, %padded, %padded : tensor<6x?x2xi32>
    return %0, %generated, %padded, %1, %2, %3 : tensor<6x5x2xi32>, tensor<4x3x1xi32>, tensor<6x?x2xi32>, tensor<4x3x1xui32>, tensor<6x5x2xi32>, tensor<6x?x2xi32>
  }
}

