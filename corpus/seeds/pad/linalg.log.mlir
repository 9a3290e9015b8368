// Brings linalg.log, math.log, tensor.pad before linalg.elementwise, tensor.pad of linalg.log.
module {
  func.func @main(%arg0: tensor<2x1x2xf32>, %arg1: tensor<2x1x2xf32>, %arg2: index {padlab.value = 0 : index}, %arg3: f32, %arg4: index {padlab.value = 1 : index}, %arg5: index {padlab.value = 3 : index}) -> (tensor<4x?x?xf32>, tensor<4x?x?xf32>) attributes {padlab.seed = 2572632234 : i64} {
    %0 = linalg.log ins(%arg0 : tensor<2x1x2xf32>) outs(%arg1 : tensor<2x1x2xf32>) -> tensor<2x1x2xf32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %0, %c0 : tensor<2x1x2xf32>
    %c-2 = arith.constant -2 : index
    %1 = arith.addi %dim, %c-2 : index
    %c0_0 = arith.constant 0 : index
    %padded = tensor.pad %0 nofold low[0, %1, 1] high[2, %arg2, %c0_0] {
    ^bb0(%arg6: index, %arg7: index, %arg8: index):
      tensor.yield %arg3 : f32
    } : tensor<2x1x2xf32> to tensor<4x?x?xf32>
    %2 = tensor.empty(%arg4, %arg5) : tensor<4x?x?xf32>
    %3 = linalg.elementwise kind=#linalg.elementwise_kind<div> ins(%padded, %padded : tensor<4x?x?xf32>, tensor<4x?x?xf32>) outs(%2 : tensor<4x?x?xf32>) -> tensor<4x?x?xf32>
    %4 = tensor.empty(%arg4, %arg5) : tensor<4x?x?xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<div> ins(%padded, %padded : tensor<4x?x?xf32>, tensor<4x?x?xf32>) outs(%4 : tensor<4x?x?xf32>) -> tensor<4x?x?xf32>
    return %3, %5 : tensor<4x?x?xf32>, tensor<4x?x?xf32>
  }
}

