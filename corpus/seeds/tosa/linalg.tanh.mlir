// Brings linalg.tanh, math.tanh.
module {
  func.func @main(%arg0: tensor<3x1xbf16>, %arg1: tensor<1x1xi1>, %arg2: tensor<1x3x1x1xbf16>) -> (tensor<1x3x1x1xbf16>, tensor<4x5x3x3xbf16>, tensor<1xbf16>) attributes {padlab.passes = "func.func(tosa-optional-decompositions,tosa-to-scf,tosa-to-linalg-named,tosa-to-linalg,tosa-to-arith{include-apply-rescale=true use-32-bit=true},tosa-to-tensor,canonicalize)", padlab.seed = 2505885188 : i64} {
    %0 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xbf16>}> : () -> tensor<1xbf16>
    %1 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xbf16>}> : () -> tensor<1xbf16>
    %2 = tosa.negate %arg2, %0, %1 : (tensor<1x3x1x1xbf16>, tensor<1xbf16>, tensor<1xbf16>) -> tensor<1x3x1x1xbf16>
    %3 = linalg.tanh ins(%1 : tensor<1xbf16>) outs(%1 : tensor<1xbf16>) -> tensor<1xbf16>
    %4 = "tosa.const"() <{values = dense<0x7F80> : tensor<1xbf16>}> : () -> tensor<1xbf16>
    %5 = tosa.const_shape  {values = dense<[1, 2, 1, 1, 0, 2, 1, 1]> : tensor<8xindex>} : () -> !tosa.shape<8>
    %6 = tosa.pad %arg2, %5, %4 : (tensor<1x3x1x1xbf16>, !tosa.shape<8>, tensor<1xbf16>) -> tensor<4x5x3x3xbf16>
    return %2, %6, %3 : tensor<1x3x1x1xbf16>, tensor<4x5x3x3xbf16>, tensor<1xbf16>
  }
}

