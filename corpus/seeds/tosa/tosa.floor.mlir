// Brings tosa.floor, tosa.minimum.
module {
  func.func @main(%arg0: tensor<1x4x5xbf16>, %arg1: tensor<4x3xbf16>, %arg2: tensor<4x3xbf16>) -> (tensor<4x3xbf16>, tensor<4x3xbf16>) attributes {padlab.passes = "func.func(tosa-layerwise-constant-fold,canonicalize,tosa-layerwise-constant-fold,tosa-layerwise-constant-fold,tosa-optional-decompositions,tosa-to-scf,tosa-to-linalg-named{prefer-conv2d-kernel-layout-hwcf=true},tosa-reduce-transposes,tosa-to-linalg,tosa-to-arith{include-apply-rescale=true},tosa-to-tensor,cse)", padlab.seed = 3691606078 : i64} {
    %0 = tosa.minimum %arg1, %arg2 : (tensor<4x3xbf16>, tensor<4x3xbf16>) -> tensor<4x3xbf16>
    %1 = tosa.floor %arg1 : (tensor<4x3xbf16>) -> tensor<4x3xbf16>
    return %0, %1 : tensor<4x3xbf16>, tensor<4x3xbf16>
  }
}

