// Brings linalg.conv_1d_ncw_fcw.
module {
  func.func @main(%arg0: tensor<?x?x?xf32> {padlab.extents = array<i64: 2, 1, 3>}, %arg1: tensor<2x?x2xf32> {padlab.extents = array<i64: 1>}, %arg2: index {padlab.value = 2 : index}, %arg3: index {padlab.value = -1 : index}) -> (tensor<?x?x?xf32>, index) attributes {padlab.seed = 3774028316 : i64} {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg1, %c0 : tensor<2x?x2xf32>
    %c0_0 = arith.constant 0 : index
    %0 = arith.addi %dim, %c0_0 : index
    %1 = tensor.empty(%arg2, %0) : tensor<?x2x?xf32>
    %2 = linalg.conv_1d_ncw_fcw {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%arg0, %arg1 : tensor<?x?x?xf32>, tensor<2x?x2xf32>) outs(%1 : tensor<?x2x?xf32>) -> tensor<?x2x?xf32>
    %c0_1 = arith.constant 0 : index
    %dim_2 = tensor.dim %2, %c0_1 : tensor<?x2x?xf32>
    %3 = call @callee_0(%dim_2, %2, %arg3) : (index, tensor<?x2x?xf32>, index) -> tensor<?x?x?xf32>
    %c1 = arith.constant 1 : index
    %dim_3 = tensor.dim %2, %c1 : tensor<?x2x?xf32>
    return %3, %dim_3 : tensor<?x?x?xf32>, index
  }
  func.func private @callee_0(%arg0: index, %arg1: tensor<?x2x?xf32>, %arg2: index) -> tensor<?x?x?xf32> {
    %c-1 = arith.constant -1 : index
    %0 = arith.addi %arg0, %c-1 : index
    %padded = tensor.pad %arg1 low[2, 2, %0] high[2, %arg2, 0] {
    ^bb0(%arg3: index, %arg4: index, %arg5: index):
      %cst = arith.constant 0x7FC00000 : f32
      tensor.yield %cst : f32
    } : tensor<?x2x?xf32> to tensor<?x?x?xf32>
    return %padded : tensor<?x?x?xf32>
  }
}

