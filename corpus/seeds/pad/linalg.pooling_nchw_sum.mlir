// Brings linalg.pooling_nchw_sum, tensor.pad of linalg.pooling_nchw_sum.
module {
  func.func @main(%arg0: tensor<?x?x4x?xi32> {padlab.extents = array<i64: 2, 2, 3>}, %arg1: index {padlab.value = 1 : index}) -> (tensor<?x?x5x?xi32>, tensor<?x2x4x3xi32>) attributes {padlab.seed = 27675566 : i64} {
    %0 = tensor.empty(%arg1) : tensor<?x1xi32>
    %1 = linalg.pooling_nchw_sum {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %0 : tensor<?x?x4x?xi32>, tensor<?x1xi32>) outs(%arg0 : tensor<?x?x4x?xi32>) -> tensor<?x?x4x?xi32>
    %c-1_i32 = arith.constant -1 : i32
    %padded = tensor.pad %1 nofold low[-2, 2, 1, 0] high[0, 2, 0, 1] {
    ^bb0(%arg2: index, %arg3: index, %arg4: index, %arg5: index):
      tensor.yield %c-1_i32 : i32
    } : tensor<?x?x4x?xi32> to tensor<?x?x5x?xi32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %1, %c0 : tensor<?x?x4x?xi32>
    %2 = tensor.empty(%dim) : tensor<?x2x4x3xi32>
    %c5_i32 = arith.constant 5 : i32
    %3 = linalg.fill ins(%c5_i32 : i32) outs(%2 : tensor<?x2x4x3xi32>) -> tensor<?x2x4x3xi32>
    return %padded, %3 : tensor<?x?x5x?xi32>, tensor<?x2x4x3xi32>
  }
}

