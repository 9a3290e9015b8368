// Brings arith.andi, arith.maxsi, arith.ori, arith.remsi, func.call, linalg.generic.
#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @main(%arg0: tensor<5x3x3x1xi64>) -> (tensor<5x3x3x1xi33>, tensor<5x3x3x1xi33>) attributes {padlab.seed = 1587234927 : i64} {
    %0 = call @callee_0() : () -> tensor<5x3x3x1xi33>
    %1 = call @callee_0() : () -> tensor<5x3x3x1xi33>
    return %0, %1 : tensor<5x3x3x1xi33>, tensor<5x3x3x1xi33>
  }
  func.func private @callee_0() -> tensor<5x3x3x1xi33> {
    %0 = tensor.empty() : tensor<5x3x3x1xi33>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%0 : tensor<5x3x3x1xi33>) {
    ^bb0(%out: i33):
      %c-2_i33 = arith.constant -2 : i33
      %c2_i33 = arith.constant 2 : i33
      %c3_i33 = arith.constant 3 : i33
      %c3_i33_0 = arith.constant 3 : i33
      %c3_i33_1 = arith.constant 3 : i33
      %2 = arith.andi %c3_i33_0, %c3_i33_1 : i33
      %c1_i33 = arith.constant 1 : i33
      %3 = arith.ori %2, %c1_i33 : i33
      %4 = arith.remsi %c2_i33, %3 : i33
      %5 = arith.ori %4, %4 : i33
      %6 = arith.maxsi %4, %4 : i33
      linalg.yield %6 : i33
    } -> tensor<5x3x3x1xi33>
    return %1 : tensor<5x3x3x1xi33>
  }
}

