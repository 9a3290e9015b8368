// Brings linalg.conv_2d_ngchw_gfchw.
module {
  func.func @main(%arg0: tensor<2x1x1x3x3xi32>, %arg1: tensor<1x2x1x1x1xi32>, %arg2: tensor<2x1x2x3x3xi32>, %arg3: index {padlab.value = 3 : index}, %arg4: index {padlab.value = 1 : index}, %arg5: index {padlab.value = 4 : index}, %arg6: index {padlab.value = 0 : index}, %arg7: i32) -> (tensor<2x2x2xi32>, tensor<1x1x4xi32>) attributes {padlab.seed = 1694131747 : i64} {
    %0 = linalg.conv_2d_ngchw_gfchw {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<2x1x1x3x3xi32>, tensor<1x2x1x1x1xi32>) outs(%arg2 : tensor<2x1x2x3x3xi32>) -> tensor<2x1x2x3x3xi32>
    %extracted_slice = tensor.extract_slice %0[0, 0, 0, 1, 0] [2, 1, 2, 1, 2] [1, 1, 1, 1, 1] : tensor<2x1x2x3x3xi32> to tensor<2x2x2xi32>
    %padded = tensor.pad %extracted_slice low[0, %arg3, %arg5] high[2, %arg4, %arg6] {
    ^bb0(%arg8: index, %arg9: index, %arg10: index):
      tensor.yield %arg7 : i32
    } : tensor<2x2x2xi32> to tensor<4x?x?xi32>
    %extracted_slice_0 = tensor.extract_slice %padded[1, 1, 1] [1, 1, 4] [3, -2, 1] : tensor<4x?x?xi32> to tensor<1x1x4xi32>
    %extracted_slice_1 = tensor.extract_slice %extracted_slice_0[0, 0, 0] [1, 1, 4] [2, 2, 1] : tensor<1x1x4xi32> to tensor<1x1x4xi32>
    return %extracted_slice, %extracted_slice_1 : tensor<2x2x2xi32>, tensor<1x1x4xi32>
  }
}

