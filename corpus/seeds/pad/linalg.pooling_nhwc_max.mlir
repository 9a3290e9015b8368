// Brings linalg.pooling_nhwc_max, tensor.pad of linalg.pooling_nhwc_max.
module {
  func.func @main(%arg0: tensor<?x3x?x?xi4> {padlab.extents = array<i64: 2, 5, 1>}, %arg1: tensor<?x?xi4> {padlab.extents = array<i64: 1, 2>}, %arg2: index {padlab.value = 4 : index}, %arg3: index {padlab.value = 1 : index}) -> (tensor<?x3x?x?x3xi4>, tensor<?x3x?x?xi4>) attributes {padlab.seed = 2122811605 : i64} {
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg1, %c1 : tensor<?x?xi4>
    %0 = tensor.empty(%dim, %arg2, %arg3) : tensor<?x3x?x?xi4>
    %c7_i4 = arith.constant 7 : i4
    %1 = linalg.fill ins(%c7_i4 : i4) outs(%0 : tensor<?x3x?x?xi4>) -> tensor<?x3x?x?xi4>
    %2 = linalg.pooling_nhwc_max {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<?x3x?x?xi4>, tensor<?x?xi4>) outs(%1 : tensor<?x3x?x?xi4>) -> tensor<?x3x?x?xi4>
    %3 = call @callee_0() : () -> tensor<?x3x?x?x3xi4>
    %c-1_i4 = arith.constant -1 : i4
    %pack = linalg.pack %2 padding_value(%c-1_i4 : i4) inner_dims_pos = [0] inner_tiles = [3] into %3 : tensor<?x3x?x?xi4> -> tensor<?x3x?x?x3xi4>
    %padded = tensor.pad %2 low[2, 0, 1, 3] high[-2, 0, 3, 0] {
    ^bb0(%arg4: index, %arg5: index, %arg6: index, %arg7: index):
      %c0_i4 = arith.constant 0 : i4
      tensor.yield %c0_i4 : i4
    } : tensor<?x3x?x?xi4> to tensor<?x3x?x?xi4>
    return %pack, %padded : tensor<?x3x?x?x3xi4>, tensor<?x3x?x?xi4>
  }
  func.func private @callee_0() -> tensor<?x3x?x?x3xi4> {
    %cst = arith.constant dense<3> : tensor<1x3x4x1x3xi4>
    %cast = tensor.cast %cst : tensor<1x3x4x1x3xi4> to tensor<?x3x?x?x3xi4>
    return %cast : tensor<?x3x?x?x3xi4>
  }
}

