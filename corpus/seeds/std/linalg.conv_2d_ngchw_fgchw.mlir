// Brings linalg.conv_2d_ngchw_fgchw.
module {
  func.func @main(%arg0: tensor<2x5xi8>, %arg1: i8, %arg2: tensor<?x?xi8> {padlab.extents = array<i64: 4, 7>}, %arg3: tensor<?x?x?x?x4xf32> {padlab.extents = array<i64: 1, 2, 1, 4>}, %arg4: tensor<?x2x?x?x?xf32> {padlab.extents = array<i64: 2, 1, 2, 1>}, %arg5: tensor<1x?x2x1x?xf32> {padlab.extents = array<i64: 2, 4>}) -> (i8, tensor<1x?x2x1x?xf32>) attributes {padlab.seed = 4047218825 : i64} {
    %0 = std.constant 2 : index
    %1 = std.constant 0 : index
    %2 = std.extract_element %arg2[%0, %1] : tensor<?x?xi8>
    %3 = linalg.conv_2d_ngchw_fgchw {dilations = dense<[2, 1]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>} ins(%arg3, %arg4 : tensor<?x?x?x?x4xf32>, tensor<?x2x?x?x?xf32>) outs(%arg5 : tensor<1x?x2x1x?xf32>) -> tensor<1x?x2x1x?xf32>
    std.return %2, %3 : i8, tensor<1x?x2x1x?xf32>
  }
}

