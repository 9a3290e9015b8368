// Brings tosa.logical_not.
module {
  func.func @main(%arg0: tensor<1x5x1x1x?xi1> {padlab.extents = array<i64: 4>}, %arg1: tensor<5x?x1x?xi1> {padlab.extents = array<i64: 1, 1>}) -> (tensor<5x?x1x?xi32>, tensor<5x1x1x?xf16>, tensor<5x1x1x1xi1>) attributes {padlab.passes = "func.func(tosa-layerwise-constant-fold{aggressive-reduce-constant=true},tosa-reduce-transposes,tosa-optional-decompositions,tosa-optional-decompositions,tosa-to-scf,tosa-to-linalg-named{prefer-conv2d-kernel-layout-hwcf=true},tosa-to-linalg,canonicalize,tosa-to-arith{include-apply-rescale=true use-32-bit=true},tosa-to-tensor,canonicalize)", padlab.seed = 2165191532 : i64} {
    %0 = tosa.cast %arg1 : (tensor<5x?x1x?xi1>) -> tensor<5x1x?x1xi8>
    %1 = tosa.cast %0 : (tensor<5x1x?x1xi8>) -> tensor<5x?x1x?xi32>
    %2 = tosa.cast %1 : (tensor<5x?x1x?xi32>) -> tensor<5x1x1x?xf16>
    %3 = tosa.logical_not %arg1 : (tensor<5x?x1x?xi1>) -> tensor<5x1x1x1xi1>
    return %1, %2, %3 : tensor<5x?x1x?xi32>, tensor<5x1x1x?xf16>, tensor<5x1x1x1xi1>
  }
}

