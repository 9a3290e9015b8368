// Brings linalg.pooling_nhwc_max_unsigned, tensor.pad before func.call, tensor.pad element si1.
module {
  func.func @main(%arg0: tensor<?xsi1> {padlab.extents = array<i64: 1>}, %arg1: index {padlab.value = 0 : index}, %arg2: tensor<?xsi1> {padlab.extents = array<i64: 1>}, %arg3: tensor<4xsi1>, %arg4: tensor<3xsi1>, %arg5: tensor<?x4x?x2xi32> {padlab.extents = array<i64: 1, 3>}, %arg6: index {padlab.value = 1 : index}) -> (tensor<?xsi1>, tensor<?xsi1>, tensor<4xsi1>, tensor<?x2x3x?xi32>) attributes {padlab.seed = 4240422163 : i64} {
    %c3 = arith.constant 3 : index
    %extracted = tensor.extract %arg0[%arg1] : tensor<?xsi1>
    %padded = tensor.pad %arg0 low[0] high[%c3] {
    ^bb0(%arg7: index):
      tensor.yield %extracted : si1
    } : tensor<?xsi1> to tensor<?xsi1>
    %cst = arith.constant dense<1> : tensor<1xi32>
    %0:2 = call @callee_0(%arg2, %padded, %cst, %arg4, %arg3) : (tensor<?xsi1>, tensor<?xsi1>, tensor<1xi32>, tensor<3xsi1>, tensor<4xsi1>) -> (tensor<?xsi1>, tensor<4xsi1>)
    %1 = tensor.empty(%arg6) : tensor<?x1xi32>
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg5, %c0 : tensor<?x4x?x2xi32>
    %c1_0 = arith.constant 1 : index
    %2 = arith.addi %dim, %c1_0 : index
    %3 = tensor.empty(%c1, %2) : tensor<?x2x3x?xi32>
    %c-1_i32 = arith.constant -1 : i32
    %4 = linalg.fill ins(%c-1_i32 : i32) outs(%3 : tensor<?x2x3x?xi32>) -> tensor<?x2x3x?xi32>
    %5 = linalg.pooling_nhwc_max_unsigned {dilations = dense<1> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>} ins(%arg5, %1 : tensor<?x4x?x2xi32>, tensor<?x1xi32>) outs(%4 : tensor<?x2x3x?xi32>) -> tensor<?x2x3x?xi32>
    return %padded, %0#0, %0#1, %5 : tensor<?xsi1>, tensor<?xsi1>, tensor<4xsi1>, tensor<?x2x3x?xi32>
  }
  func.func private @callee_0(%arg0: tensor<?xsi1>, %arg1: tensor<?xsi1>, %arg2: tensor<1xi32>, %arg3: tensor<3xsi1>, %arg4: tensor<4xsi1>) -> (tensor<?xsi1>, tensor<4xsi1>) {
    %cast = tensor.cast %arg0 : tensor<?xsi1> to tensor<1xsi1>
    %scatter = tensor.scatter %cast into %arg1[%arg2] scatter_dims([0]) unique : (tensor<1xsi1>, tensor<?xsi1>, tensor<1xi32>) -> tensor<?xsi1>
    %cst = arith.constant dense<[[2], [1], [0]]> : tensor<3x1xi64>
    %scatter_0 = tensor.scatter %arg3 into %arg4[%cst] scatter_dims([0]) unique : (tensor<3xsi1>, tensor<4xsi1>, tensor<3x1xi64>) -> tensor<4xsi1>
    return %scatter, %scatter_0 : tensor<?xsi1>, tensor<4xsi1>
  }
}

