// Brings arith.constant, arith.divf, arith.mulf, linalg.ceil, linalg.map, linalg.reciprocal, linalg.yield, math.ceil.
module {
  func.func @main(%arg0: tensor<8xf32>) -> tensor<8xf32> attributes {padlab.seed = 3781549125 : i64} {
    %0 = linalg.ceil ins(%arg0 : tensor<8xf32>) outs(%arg0 : tensor<8xf32>) -> tensor<8xf32>
    %mapped = linalg.map ins(%arg0, %0 : tensor<8xf32>, tensor<8xf32>) outs(%0 : tensor<8xf32>)
      (%in: f32, %in_0: f32, %init: f32) {
        %2 = arith.mulf %in_0, %in_0 : f32
        linalg.yield %2 : f32
      }
    %1 = linalg.reciprocal ins(%mapped : tensor<8xf32>) outs(%0 : tensor<8xf32>) -> tensor<8xf32>
    return %1 : tensor<8xf32>
  }
}

