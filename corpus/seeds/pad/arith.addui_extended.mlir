// Brings arith.addui_extended, arith.minui, arith.trunci, func.call, linalg.reduce, math.cttz, tensor.pad of linalg.reduce.
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x6xi32>, %arg1: index {padlab.value = 6 : index}, %arg2: i8) -> (tensor<4x?xi8>, tensor<i8>, tensor<i8>) attributes {padlab.seed = 2894810034 : i64} {
    %0 = tensor.empty(%arg1) : tensor<4x?xi8>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x6xi32>) outs(%0 : tensor<4x?xi8>) {
    ^bb0(%in: i32, %out: i8):
      %4 = arith.trunci %in : i32 to i8
      %5 = arith.trunci %in : i32 to i8
      %6 = arith.trunci %in : i32 to i8
      %7 = math.cttz %5 : i8
      %sum, %overflow = arith.addui_extended %6, %4 : i8, i1
      linalg.yield %sum : i8
    } -> tensor<4x?xi8>
    %2 = tensor.empty() : tensor<i8>
    %c5_i8 = arith.constant 5 : i8
    %3:2 = call @callee_0(%c5_i8, %2, %1, %arg2) : (i8, tensor<i8>, tensor<4x?xi8>, i8) -> (tensor<i8>, tensor<i8>)
    return %1, %3#0, %3#1 : tensor<4x?xi8>, tensor<i8>, tensor<i8>
  }
  func.func private @callee_0(%arg0: i8, %arg1: tensor<i8>, %arg2: tensor<4x?xi8>, %arg3: i8) -> (tensor<i8>, tensor<i8>) {
    %0 = linalg.fill ins(%arg0 : i8) outs(%arg1 : tensor<i8>) -> tensor<i8>
    %reduced = linalg.reduce { arith.minui } ins(%arg2 : tensor<4x?xi8>) outs(%0 : tensor<i8>) dimensions = [0, 1] 
    %padded = tensor.pad %reduced nofold low[] high[] {
      tensor.yield %arg3 : i8
    } : tensor<i8> to tensor<i8>
    %padded_0 = tensor.pad %padded nofold low[] high[] {
      %c-7_i8 = arith.constant -7 : i8
      tensor.yield %c-7_i8 : i8
    } : tensor<i8> to tensor<i8>
    return %reduced, %padded_0 : tensor<i8>, tensor<i8>
  }
}

