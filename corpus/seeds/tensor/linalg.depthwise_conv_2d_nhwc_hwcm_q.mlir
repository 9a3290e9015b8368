// Brings linalg.depthwise_conv_2d_nhwc_hwcm_q.
module {
  func.func @main(%arg0: tensor<3xcomplex<i32>>, %arg1: tensor<?x3x3x?xi8, "layout"> {padlab.extents = array<i64: 1, 2>}, %arg2: tensor<?x?x?x?xi8, "layout"> {padlab.extents = array<i64: 1, 2, 2, 3>}, %arg3: index {padlab.value = 2 : index}, %arg4: index {padlab.value = 3 : index}) -> (tensor<1x3x?x2x?xi32>, tensor<1x3x2x2x3xi32>) attributes {padlab.seed = 865486626 : i64} {
    %c-2147483648_i32 = arith.constant -2147483648 : i32
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %0 = tensor.empty(%arg3, %arg4) : tensor<1x3x?x2x?xi32>
    %c0_i32 = arith.constant 0 : i32
    %1 = linalg.fill ins(%c0_i32 : i32) outs(%0 : tensor<1x3x?x2x?xi32>) -> tensor<1x3x?x2x?xi32>
    %2 = linalg.depthwise_conv_2d_nhwc_hwcm_q ins(%arg1, %arg2, %c-2147483648_i32, %c2147483647_i32 : tensor<?x3x3x?xi8, "layout">, tensor<?x?x?x?xi8, "layout">, i32, i32) outs(%1 : tensor<1x3x?x2x?xi32>) -> tensor<1x3x?x2x?xi32>
    %c-2147483648_i32_0 = arith.constant -2147483648 : i32
    %c-1_i32 = arith.constant -1 : i32
    %cst = arith.constant dense<-2147483648> : tensor<1x3x2x2x3xi32>
    %3 = linalg.depthwise_conv_2d_nhwc_hwcm_q ins(%arg1, %arg2, %c-2147483648_i32_0, %c-1_i32 : tensor<?x3x3x?xi8, "layout">, tensor<?x?x?x?xi8, "layout">, i32, i32) outs(%cst : tensor<1x3x2x2x3xi32>) -> tensor<1x3x2x2x3xi32>
    return %2, %3 : tensor<1x3x?x2x?xi32>, tensor<1x3x2x2x3xi32>
  }
}

