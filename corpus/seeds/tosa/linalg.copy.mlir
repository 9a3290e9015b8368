// Brings linalg.copy, tosa.ceil, tosa.reshape.
module {
  func.func @main(%arg0: tensor<3x1x3xf16>) -> (tensor<3x3xf16>, tensor<3x1x3xf16>) attributes {padlab.passes = "func.func(tosa-optional-decompositions,tosa-to-scf,tosa-to-linalg-named,tosa-to-linalg,canonicalize,tosa-to-arith{include-apply-rescale=true use-32-bit=true},tosa-to-tensor,canonicalize)", padlab.seed = 1217865432 : i64} {
    %0 = tosa.const_shape  {values = dense<3> : tensor<2xindex>} : () -> !tosa.shape<2>
    %1 = tosa.reshape %arg0, %0 : (tensor<3x1x3xf16>, !tosa.shape<2>) -> tensor<3x3xf16>
    %2 = linalg.copy ins(%1 : tensor<3x3xf16>) outs(%1 : tensor<3x3xf16>) -> tensor<3x3xf16>
    %3 = tosa.ceil %arg0 : (tensor<3x1x3xf16>) -> tensor<3x1x3xf16>
    return %2, %3 : tensor<3x3xf16>, tensor<3x1x3xf16>
  }
}

