// Brings linalg.negf, tensor.pad of linalg.negf.
module {
  func.func @main(%arg0: tensor<6x5x3xf32>, %arg1: index {padlab.value = 3 : index}, %arg2: index {padlab.value = 0 : index}, %arg3: index {padlab.value = 2 : index}) -> (tensor<6x5x3xf32>, tensor<?x?x?xf32>) attributes {padlab.seed = 2128715779 : i64} {
    %0 = linalg.negf ins(%arg0 : tensor<6x5x3xf32>) outs(%arg0 : tensor<6x5x3xf32>) -> tensor<6x5x3xf32>
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %c0_1 = arith.constant 0 : index
    %cst = arith.constant 5.000000e-01 : f32
    %padded = tensor.pad %0 nofold low[%arg1, %arg2, %arg3] high[%c0, %c0_0, %c0_1] {
    ^bb0(%arg4: index, %arg5: index, %arg6: index):
      tensor.yield %cst : f32
    } : tensor<6x5x3xf32> to tensor<?x?x?xf32>
    return %0, %padded : tensor<6x5x3xf32>, tensor<?x?x?xf32>
  }
}

