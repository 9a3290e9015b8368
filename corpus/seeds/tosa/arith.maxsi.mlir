// Brings arith.maxsi, linalg.max, tosa.identity.
module {
  func.func @main(%arg0: tensor<1x1xi16>, %arg1: tensor<4xi16>) -> (tensor<1x1xi16>, tensor<4xi16>) attributes {padlab.passes = "func.func(tosa-layerwise-constant-fold{aggressive-reduce-constant=true},tosa-layerwise-constant-fold,tosa-infer-shapes,tosa-optional-decompositions,tosa-to-scf,tosa-to-linalg-named{prefer-conv2d-kernel-layout-hwcf=true},tosa-reduce-transposes,tosa-to-tensor,tosa-to-linalg,tosa-to-arith{include-apply-rescale=true use-32-bit=true},tosa-to-tensor,cse)", padlab.seed = 2783885370 : i64} {
    %0 = linalg.max ins(%arg1, %arg1 : tensor<4xi16>, tensor<4xi16>) outs(%arg1 : tensor<4xi16>) -> tensor<4xi16>
    %1 = tosa.identity %arg0 : (tensor<1x1xi16>) -> tensor<1x1xi16>
    return %1, %0 : tensor<1x1xi16>, tensor<4xi16>
  }
}

