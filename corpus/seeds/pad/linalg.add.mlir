// Brings linalg.add, linalg.batch_matvec, linalg.conv_3d, tensor.pad of linalg.add.
module {
  func.func @main(%arg0: tensor<4x5x5xf64>, %arg1: tensor<4x5xf64>, %arg2: tensor<2x?x1xf64> {padlab.extents = array<i64: 2>}, %arg3: tensor<3x?x5xf64> {padlab.extents = array<i64: 4>}, %arg4: f64) -> (tensor<4x5xf64>, tensor<3x?x5xf64>, tensor<6x?x3xf64>) attributes {padlab.seed = 3350258120 : i64} {
    %0 = linalg.batch_matvec ins(%arg0, %arg1 : tensor<4x5x5xf64>, tensor<4x5xf64>) outs(%arg1 : tensor<4x5xf64>) -> tensor<4x5xf64>
    %1 = linalg.conv_3d ins(%arg0, %arg2 : tensor<4x5x5xf64>, tensor<2x?x1xf64>) outs(%arg3 : tensor<3x?x5xf64>) -> tensor<3x?x5xf64>
    %2 = linalg.add ins(%arg2, %arg2 : tensor<2x?x1xf64>, tensor<2x?x1xf64>) outs(%arg2 : tensor<2x?x1xf64>) -> tensor<2x?x1xf64>
    %padded = tensor.pad %2 low[4, 2, 0] high[0, 2, 2] {
    ^bb0(%arg5: index, %arg6: index, %arg7: index):
      tensor.yield %arg4 : f64
    } : tensor<2x?x1xf64> to tensor<6x?x3xf64>
    return %0, %1, %padded : tensor<4x5xf64>, tensor<3x?x5xf64>, tensor<6x?x3xf64>
  }
}

