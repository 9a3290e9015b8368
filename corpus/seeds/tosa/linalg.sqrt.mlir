// Brings linalg.sqrt, math.sqrt.
module {
  func.func @main(%arg0: tensor<2xbf16>, %arg1: tensor<1x5x1x3xbf16>, %arg2: tensor<5x3x1x1xbf16>) -> (tensor<1x5x1x3xi1>, tensor<1x5x1x6xi1>, tensor<5x3x1x1xi1>, tensor<15x1x1xi1>, tensor<5x3x1x3xbf16>, tensor<5x3x1x1xbf16>) attributes {padlab.passes = "func.func(tosa-layerwise-constant-fold{aggressive-reduce-constant=true},tosa-optional-decompositions,tosa-to-scf,tosa-to-linalg-named,tosa-to-linalg,canonicalize,tosa-to-arith{include-apply-rescale=true use-32-bit=true},tosa-to-tensor,canonicalize)", padlab.seed = 249318687 : i64} {
    %0 = tosa.equal %arg1, %arg1 : (tensor<1x5x1x3xbf16>, tensor<1x5x1x3xbf16>) -> tensor<1x5x1x3xi1>
    %1 = tosa.concat %0, %0 {axis = 3 : i32} : (tensor<1x5x1x3xi1>, tensor<1x5x1x3xi1>) -> tensor<1x5x1x6xi1>
    %2 = tosa.greater %arg2, %arg2 : (tensor<5x3x1x1xbf16>, tensor<5x3x1x1xbf16>) -> tensor<5x3x1x1xi1>
    %3 = tosa.const_shape  {values = dense<[15, 1, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %4 = tosa.reshape %2, %3 : (tensor<5x3x1x1xi1>, !tosa.shape<3>) -> tensor<15x1x1xi1>
    %5 = tosa.concat %arg2, %arg2, %arg2 {axis = 3 : i32} : (tensor<5x3x1x1xbf16>, tensor<5x3x1x1xbf16>, tensor<5x3x1x1xbf16>) -> tensor<5x3x1x3xbf16>
    %6 = linalg.sqrt ins(%arg2 : tensor<5x3x1x1xbf16>) outs(%arg2 : tensor<5x3x1x1xbf16>) -> tensor<5x3x1x1xbf16>
    %7 = linalg.sqrt ins(%arg2 : tensor<5x3x1x1xbf16>) outs(%6 : tensor<5x3x1x1xbf16>) -> tensor<5x3x1x1xbf16>
    return %0, %1, %2, %4, %5, %7 : tensor<1x5x1x3xi1>, tensor<1x5x1x6xi1>, tensor<5x3x1x1xi1>, tensor<15x1x1xi1>, tensor<5x3x1x3xbf16>, tensor<5x3x1x1xbf16>
  }
}

