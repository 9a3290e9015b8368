// Brings linalg.depthwise_conv_3d_ndhwc_dhwc.
module {
  func.func @main(%arg0: tensor<4x3x3x1xf32>, %arg1: tensor<5x3x1x1xf16>, %arg2: tensor<5x1x1x1xf16>, %arg3: tensor<?x2x3x?x?xi64> {padlab.extents = array<i64: 2, 2, 2>}, %arg4: tensor<1x?x2x2xi64> {padlab.extents = array<i64: 1>}, %arg5: index {padlab.value = 2 : index}, %arg6: index {padlab.value = 3 : index}) -> (tensor<5x1x1x1xf16>, tensor<5x1x1x1xi1>, tensor<1x5x3x1xf16>, tensor<?x2x?x?x?xi64>) attributes {padlab.passes = "func.func(tosa-optional-decompositions,tosa-to-scf,tosa-to-linalg-named,tosa-reduce-transposes,tosa-to-linalg,tosa-to-arith{include-apply-rescale=true},tosa-to-tensor,canonicalize)", padlab.seed = 2670922289 : i64} {
    %0 = tosa.transpose %arg1 {perms = array<i32: 0, 3, 1, 2>} : (tensor<5x3x1x1xf16>) -> tensor<5x1x3x1xf16>
    %1 = tosa.reduce_max %0 {axis = 2 : i32} : (tensor<5x1x3x1xf16>) -> tensor<5x1x1x1xf16>
    %2 = tosa.greater %1, %arg2 : (tensor<5x1x1x1xf16>, tensor<5x1x1x1xf16>) -> tensor<5x1x1x1xi1>
    %3 = tosa.transpose %arg1 {perms = array<i32: 3, 0, 1, 2>} : (tensor<5x3x1x1xf16>) -> tensor<1x5x3x1xf16>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg4, %c0 : tensor<1x?x2x2xi64>
    %c2 = arith.constant 2 : index
    %dim_0 = tensor.dim %arg4, %c2 : tensor<1x?x2x2xi64>
    %4 = tensor.empty(%arg5, %arg6, %dim, %dim_0) : tensor<?x2x?x?x?xi64>
    %c-2_i64 = arith.constant -2 : i64
    %5 = linalg.fill ins(%c-2_i64 : i64) outs(%4 : tensor<?x2x?x?x?xi64>) -> tensor<?x2x?x?x?xi64>
    %6 = linalg.depthwise_conv_3d_ndhwc_dhwc {dilations = dense<[1, 2, 1]> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%arg3, %arg4 : tensor<?x2x3x?x?xi64>, tensor<1x?x2x2xi64>) outs(%5 : tensor<?x2x?x?x?xi64>) -> tensor<?x2x?x?x?xi64>
    return %1, %2, %3, %6 : tensor<5x1x1x1xf16>, tensor<5x1x1x1xi1>, tensor<1x5x3x1xf16>, tensor<?x2x?x?x?xi64>
  }
}

