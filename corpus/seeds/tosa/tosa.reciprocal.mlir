// Brings tosa.reciprocal.
module {
  func.func @main(%arg0: tensor<1x4xbf16>, %arg1: tensor<2x2xbf16>) -> tensor<1x4xbf16> attributes {padlab.passes = "func.func(tosa-layerwise-constant-fold,tosa-optional-decompositions,tosa-optional-decompositions,tosa-to-scf,tosa-to-linalg-named,tosa-to-linalg,tosa-to-arith{include-apply-rescale=true},tosa-to-tensor,canonicalize)", padlab.seed = 1617282336 : i64} {
    %0 = tosa.reciprocal %arg0 : (tensor<1x4xbf16>) -> tensor<1x4xbf16>
    return %0 : tensor<1x4xbf16>
  }
}

