// Brings linalg.conv_3d_ndhwc_dhwcf.
module {
  func.func @main(%arg0: tensor<index>, %arg1: tensor<?x?x3x3x?xf32> {padlab.extents = array<i64: 2, 3, 2>}, %arg2: tensor<3x3x3x2x?xf32> {padlab.extents = array<i64: 2>}, %arg3: tensor<2x1x?x1x2xf32> {padlab.extents = array<i64: 1>}, %arg4: index {padlab.value = 0 : index}) -> tensor<3x3x3x2x?xf32> attributes {padlab.passes = "func.func(linalg-morph-ops{generic-to-named})", padlab.seed = 613906027 : i64} {
    %0 = linalg.conv_3d_ndhwc_dhwcf {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%arg1, %arg2 : tensor<?x?x3x3x?xf32>, tensor<3x3x3x2x?xf32>) outs(%arg3 : tensor<2x1x?x1x2xf32>) -> tensor<2x1x?x1x2xf32>
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %0, %c1 : tensor<2x1x?x1x2xf32>
    %c0 = arith.constant 0 : index
    %inserted_slice = tensor.insert_slice %0 into %arg2[1, 0, 1, %arg4, %c0] [2, 1, %dim, 1, 2] [1, 1, 1, 1, 1] : tensor<2x1x?x1x2xf32> into tensor<3x3x3x2x?xf32>
    return %inserted_slice : tensor<3x3x3x2x?xf32>
  }
}

