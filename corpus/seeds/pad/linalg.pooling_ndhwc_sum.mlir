// Brings linalg.pooling_ndhwc_sum, tensor.pad of linalg.pooling_ndhwc_sum.
module {
  func.func @main(%arg0: tensor<1x3x3x3x?xi32, "layout"> {padlab.extents = array<i64: 2>}, %arg1: tensor<1x3x?xi32, "layout"> {padlab.extents = array<i64: 3>}, %arg2: i32) -> (tensor<5x7x2x1x2xi32>, tensor<1x3x1x1x2xi32>) attributes {padlab.seed = 4041616472 : i64} {
    %0 = call @callee_0() : () -> tensor<1x3x1x1x2xi32>
    %1 = linalg.pooling_ndhwc_sum {dilations = dense<1> : tensor<3xi64>, strides = dense<[1, 1, 2]> : tensor<3xi64>} ins(%arg0, %arg1 : tensor<1x3x3x3x?xi32, "layout">, tensor<1x3x?xi32, "layout">) outs(%0 : tensor<1x3x1x1x2xi32>) -> tensor<1x3x1x1x2xi32>
    %padded = tensor.pad %1 nofold low[4, 3, 1, 0, 0] high[0, 1, 0, 0, 0] {
    ^bb0(%arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: index):
      tensor.yield %arg2 : i32
    } : tensor<1x3x1x1x2xi32> to tensor<5x7x2x1x2xi32>
    %2 = call @callee_0() : () -> tensor<1x3x1x1x2xi32>
    return %padded, %2 : tensor<5x7x2x1x2xi32>, tensor<1x3x1x1x2xi32>
  }
  func.func private @callee_0() -> tensor<1x3x1x1x2xi32> {
    %0 = tensor.empty() : tensor<1x3x1x1x2xi32>
    %c2_i32 = arith.constant 2 : i32
    %1 = linalg.fill ins(%c2_i32 : i32) outs(%0 : tensor<1x3x1x1x2xi32>) -> tensor<1x3x1x1x2xi32>
    return %1 : tensor<1x3x1x1x2xi32>
  }
}

