// Brings arith.extui, arith.remsi, arith.shli, arith.shrsi, linalg.map, tensor.pad element i4, tensor.pad of func.call.
#map = affine_map<(d0) -> ()>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0) -> (d0 ceildiv 2, 0)>
module {
  func.func @main(%arg0: tensor<8xi4>, %arg1: tensor<i1>, %arg2: i1) -> (tensor<16xi4>, index) attributes {padlab.seed = 743739788 : i64} {
    %0 = tensor.empty() : tensor<8xi4>
    %mapped = linalg.map ins(%arg0 : tensor<8xi4>) outs(%0 : tensor<8xi4>)
      (%in: i4, %init: i4) {
        %c7_i4 = arith.constant 7 : i4
        %8 = arith.minsi %in, %c7_i4 : i4
        %c7_i4_2 = arith.constant 7 : i4
        %c3_i4 = arith.constant 3 : i4
        %9 = arith.andi %in, %c3_i4 : i4
        %c1_i4 = arith.constant 1 : i4
        %10 = arith.ori %9, %c1_i4 : i4
        %11 = arith.remsi %8, %10 : i4
        linalg.yield %11 : i4
      }
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %mapped, %c0 : tensor<8xi4>
    %1 = tensor.empty(%dim) : tensor<?xi4>
    %c4_i4 = arith.constant 4 : i4
    %2 = linalg.fill ins(%c4_i4 : i4) outs(%1 : tensor<?xi4>) -> tensor<?xi4>
    %3 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%arg1 : tensor<i1>) outs(%2 : tensor<?xi4>) {
    ^bb0(%in: i1, %out: i4):
      %c2_i4 = arith.constant 2 : i4
      %8 = arith.shrsi %out, %c2_i4 : i4
      %c5_i4 = arith.constant 5 : i4
      %c3_i4 = arith.constant 3 : i4
      %9 = arith.shli %c5_i4, %c3_i4 : i4
      %10 = arith.extui %in : i1 to i4
      %11 = arith.subi %10, %8 : i4
      %12 = arith.extsi %in : i1 to i4
      %13 = math.cttz %c2_i4 : i4
      linalg.yield %13 : i4
    } -> tensor<?xi4>
    %4 = call @callee_0(%3) : (tensor<?xi4>) -> tensor<?xi4>
    %c0_0 = arith.constant 0 : index
    %dim_1 = tensor.dim %3, %c0_0 : tensor<?xi4>
    %c-4 = arith.constant -4 : index
    %5 = arith.addi %dim_1, %c-4 : index
    %6 = scf.if %arg2 -> (tensor<16xi4>) {
      %padded = tensor.pad %4 low[0] high[%5] {
      ^bb0(%arg3: index):
        %c-8_i4 = arith.constant -8 : i4
        tensor.yield %c-8_i4 : i4
      } : tensor<?xi4> to tensor<?xi4>
      %cast = tensor.cast %padded : tensor<?xi4> to tensor<16xi4>
      scf.yield %cast : tensor<16xi4>
    } else {
      %padded = tensor.pad %4 low[0] high[%5] {
      ^bb0(%arg3: index):
        %c-2_i4 = arith.constant -2 : i4
        tensor.yield %c-2_i4 : i4
      } : tensor<?xi4> to tensor<?xi4>
      %cast = tensor.cast %padded : tensor<?xi4> to tensor<16xi4>
      scf.yield %cast : tensor<16xi4>
    }
    %c6 = arith.constant 6 : index
    %7 = affine.min #map2(%c6)
    return %6, %7 : tensor<16xi4>, index
  }
  func.func private @callee_0(%arg0: tensor<?xi4>) -> tensor<?xi4> {
    %c3 = arith.constant 3 : index
    %padded = tensor.pad %arg0 nofold low[1] high[%c3] {
    ^bb0(%arg1: index):
      %c5_i4 = arith.constant 5 : i4
      tensor.yield %c5_i4 : i4
    } : tensor<?xi4> to tensor<?xi4>
    return %padded : tensor<?xi4>
  }
}

