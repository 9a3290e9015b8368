// Brings linalg.conv_2d_ngchw_fgchw.
module {
  func.func @main(%arg0: tensor<6x?xsi32> {padlab.extents = array<i64: 2>}, %arg1: index {padlab.value = 3 : index}, %arg2: index {padlab.value = 2 : index}, %arg3: tensor<?x?x?x?x4xf32> {padlab.extents = array<i64: 1, 2, 1, 4>}, %arg4: tensor<?x2x?x?x?xf32> {padlab.extents = array<i64: 2, 1, 2, 1>}, %arg5: tensor<1x?x2x1x?xf32> {padlab.extents = array<i64: 2, 4>}) -> (tensor<?x2x2xsi32>, tensor<1x?x2x1x?xf32>) attributes {padlab.seed = 4047218825 : i64} {
    %c2 = arith.constant 2 : index
    %from_elements = tensor.from_elements %arg1, %arg2, %c2 : tensor<3xindex>
    %reshape = tensor.reshape %arg0(%from_elements) : (tensor<6x?xsi32>, tensor<3xindex>) -> tensor<?x2x2xsi32>
    %0 = linalg.conv_2d_ngchw_fgchw {dilations = dense<[2, 1]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>} ins(%arg3, %arg4 : tensor<?x?x?x?x4xf32>, tensor<?x2x?x?x?xf32>) outs(%arg5 : tensor<1x?x2x1x?xf32>) -> tensor<1x?x2x1x?xf32>
    return %reshape, %0 : tensor<?x2x2xsi32>, tensor<1x?x2x1x?xf32>
  }
}

