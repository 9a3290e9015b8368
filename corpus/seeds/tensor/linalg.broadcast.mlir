// Brings linalg.broadcast, tensor.pad of linalg.broadcast, tensor.pad rank 5.
module {
  func.func @main(%arg0: tensor<?x?x?x?xf32> {padlab.extents = array<i64: 1, 5, 4, 2>}, %arg1: index {padlab.value = -1 : index}, %arg2: index {padlab.value = 2 : index}, %arg3: f32) -> tensor<?x?x?x?x?xf32> attributes {padlab.seed = 603342730 : i64} {
    %c-1 = arith.constant -1 : index
    %c2 = arith.constant 2 : index
    %c2_0 = arith.constant 2 : index
    %dim = tensor.dim %arg0, %c2_0 : tensor<?x?x?x?xf32>
    %0 = tensor.empty(%arg2, %dim) : tensor<?x1x5x?x2xf32>
    %cast = tensor.cast %0 : tensor<?x1x5x?x2xf32> to tensor<?x?x?x?x?xf32>
    %broadcasted = linalg.broadcast ins(%arg0 : tensor<?x?x?x?xf32>) outs(%cast : tensor<?x?x?x?x?xf32>) dimensions = [0] 
    %c2_1 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %dim_2 = tensor.dim %broadcasted, %c0 : tensor<?x?x?x?x?xf32>
    %c-2 = arith.constant -2 : index
    %1 = arith.addi %dim_2, %c-2 : index
    %c-1_3 = arith.constant -1 : index
    %padded = tensor.pad %broadcasted low[%c2_1, -1, %c-1_3, -2, -1] high[%arg2, %1, -1, 0, %arg1] {
    ^bb0(%arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index):
      tensor.yield %arg3 : f32
    } : tensor<?x?x?x?x?xf32> to tensor<?x?x?x?x?xf32>
    return %padded : tensor<?x?x?x?x?xf32>
  }
}

