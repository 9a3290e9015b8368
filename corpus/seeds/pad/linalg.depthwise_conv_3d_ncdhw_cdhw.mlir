// Brings linalg.depthwise_conv_3d_ncdhw_cdhw, tensor.pad of linalg.depthwise_conv_3d_ncdhw_cdhw, tensor.scatter.
module {
  func.func @main(%arg0: tensor<?x?x?x?x?xf32> {padlab.extents = array<i64: 1, 1, 2, 3, 2>}, %arg1: tensor<?x?x?x?xf32> {padlab.extents = array<i64: 1, 2, 2, 1>}, %arg2: index {padlab.value = 1 : index}, %arg3: index {padlab.value = 2 : index}, %arg4: index {padlab.value = 0 : index}, %arg5: index {padlab.value = 0 : index}, %arg6: tensor<?x?x?x?x?xf32> {padlab.extents = array<i64: 1, 1, 1, 1, 1>}) -> (tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) attributes {padlab.seed = 1311206888 : i64} {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg1, %c0 : tensor<?x?x?x?xf32>
    %c0_0 = arith.constant 0 : index
    %0 = arith.addi %dim, %c0_0 : index
    %1 = tensor.empty(%arg2, %0, %arg2, %arg2, %arg3) : tensor<?x?x?x?x?xf32>
    %cst = arith.constant 2.500000e+00 : f32
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
    %3 = linalg.depthwise_conv_3d_ncdhw_cdhw {dilations = dense<[1, 2, 1]> : tensor<3xi64>, strides = dense<[1, 2, 1]> : tensor<3xi64>} ins(%arg0, %arg1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%2 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
    %c2 = arith.constant 2 : index
    %c0_1 = arith.constant 0 : index
    %padded = tensor.pad %3 nofold low[2, 4, 3, 0, %arg5] high[%c2, -1, %arg2, %arg4, %c0_1] {
    ^bb0(%arg7: index, %arg8: index, %arg9: index, %arg10: index, %arg11: index):
      %cst_3 = arith.constant 1.500000e+00 : f32
      tensor.yield %cst_3 : f32
    } : tensor<?x?x?x?x?xf32> to tensor<?x?x?x?x?xf32>
    %cst_2 = arith.constant dense<0> : tensor<2xi32>
    %cast = tensor.cast %arg6 : tensor<?x?x?x?x?xf32> to tensor<?x1x?x?x1xf32>
    %scatter = tensor.scatter %cast into %3[%cst_2] scatter_dims([1, 4]) unique : (tensor<?x1x?x?x1xf32>, tensor<?x?x?x?x?xf32>, tensor<2xi32>) -> tensor<?x?x?x?x?xf32>
    return %3, %padded, %scatter : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>
  }
}

