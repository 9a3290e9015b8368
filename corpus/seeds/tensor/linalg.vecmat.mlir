// Brings linalg.vecmat.
module {
  func.func @main(%arg0: tensor<3x2x0x2xi7>, %arg1: i1, %arg2: tensor<?xi7> {padlab.extents = array<i64: 4>}, %arg3: tensor<4x1xi7>) -> (tensor<3x2x0x6xi7>, tensor<3x2x0x2xi7>, tensor<1xi7>, tensor<1x1xi7>, tensor<1x4x1xi7>, tensor<1x1x4x1xi7>) attributes {padlab.seed = 249745258 : i64} {
    %concat = tensor.concat dim(3) %arg0, %arg0, %arg0 : (tensor<3x2x0x2xi7>, tensor<3x2x0x2xi7>, tensor<3x2x0x2xi7>) -> tensor<3x2x0x6xi7>
    %0 = arith.select %arg1, %arg0, %arg0 : tensor<3x2x0x2xi7>
    %cst = arith.constant dense<-1> : tensor<1xi7>
    %1 = linalg.vecmat ins(%arg2, %arg3 : tensor<?xi7>, tensor<4x1xi7>) outs(%cst : tensor<1xi7>) -> tensor<1xi7>
    %expanded = tensor.expand_shape %1 [[0, 1]] output_shape [1, 1] : tensor<1xi7> into tensor<1x1xi7>
    %expanded_0 = tensor.expand_shape %arg3 [[0, 1], [2]] output_shape [1, 4, 1] : tensor<4x1xi7> into tensor<1x4x1xi7>
    %expanded_1 = tensor.expand_shape %expanded_0 [[0], [1, 2], [3]] output_shape [1, 1, 4, 1] : tensor<1x4x1xi7> into tensor<1x1x4x1xi7>
    return %concat, %0, %1, %expanded, %expanded_0, %expanded_1 : tensor<3x2x0x6xi7>, tensor<3x2x0x2xi7>, tensor<1xi7>, tensor<1x1xi7>, tensor<1x4x1xi7>, tensor<1x1x4x1xi7>
  }
}

