// Brings linalg.conv_2d.
module {
  func.func @main(%arg0: tensor<1x1xf32>, %arg1: tensor<1x2xbf16>) -> (tensor<1x1xbf16>, tensor<1x2xf32>, tensor<?x?xf32, "layout">) attributes {padlab.passes = "func.func(tosa-optional-decompositions,tosa-optional-decompositions,tosa-to-scf,tosa-to-linalg-named{prefer-conv2d-kernel-layout-hwcf=true},tosa-to-linalg,tosa-to-arith{include-apply-rescale=true},tosa-to-tensor,cse)", padlab.seed = 2977381643 : i64} {
    %0 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xbf16>}> : () -> tensor<1xbf16>
    %1 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xbf16>}> : () -> tensor<1xbf16>
    %2 = tosa.negate %arg1, %0, %1 : (tensor<1x2xbf16>, tensor<1xbf16>, tensor<1xbf16>) -> tensor<1x2xbf16>
    %3 = tosa.reduce_product %2 {axis = 1 : i32} : (tensor<1x2xbf16>) -> tensor<1x1xbf16>
    %4 = tosa.cast %arg1 : (tensor<1x2xbf16>) -> tensor<1x2xf32>
    %c1 = arith.constant 1 : index
    %c1_0 = arith.constant 1 : index
    %5 = tensor.empty(%c1, %c1_0) : tensor<?x?xf32, "layout">
    %cst = arith.constant -1.500000e+00 : f32
    %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<?x?xf32, "layout">) -> tensor<?x?xf32, "layout">
    %7 = linalg.conv_2d ins(%arg0, %arg0 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%6 : tensor<?x?xf32, "layout">) -> tensor<?x?xf32, "layout">
    %c1_1 = arith.constant 1 : index
    %c1_2 = arith.constant 1 : index
    %8 = tensor.empty(%c1_1, %c1_2) : tensor<?x?xf32, "layout">
    %cst_3 = arith.constant -1.500000e+00 : f32
    %9 = linalg.fill ins(%cst_3 : f32) outs(%7 : tensor<?x?xf32, "layout">) -> tensor<?x?xf32, "layout">
    %10 = linalg.conv_2d ins(%arg0, %arg0 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%9 : tensor<?x?xf32, "layout">) -> tensor<?x?xf32, "layout">
    return %3, %4, %10 : tensor<1x1xbf16>, tensor<1x2xf32>, tensor<?x?xf32, "layout">
  }
}

