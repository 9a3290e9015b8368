// Brings linalg.select.
module {
  func.func @main(%arg0: tensor<?x?x?x?x?xi8> {padlab.extents = array<i64: 5, 1, 1, 4, 1>}, %arg1: tensor<5x1x1x4x1xi1>) -> (tensor<?x?x?x?x?xi8>, tensor<5x1x1x4x1xi8>) attributes {padlab.passes = "func.func(tosa-reduce-transposes,tosa-layerwise-constant-fold,tosa-layerwise-constant-fold,tosa-optional-decompositions,tosa-to-scf,tosa-to-linalg-named{prefer-conv2d-kernel-layout-hwcf=true},tosa-to-linalg,tosa-to-arith{include-apply-rescale=true use-32-bit=true},tosa-to-tensor,canonicalize)", padlab.seed = 2324435164 : i64} {
    %0 = tosa.identity %arg0 : (tensor<?x?x?x?x?xi8>) -> tensor<?x?x?x?x?xi8>
    %1 = tensor.empty() : tensor<5x1x1x4x1xi8>
    %2 = linalg.select ins(%arg1, %0, %0 : tensor<5x1x1x4x1xi1>, tensor<?x?x?x?x?xi8>, tensor<?x?x?x?x?xi8>) outs(%1 : tensor<5x1x1x4x1xi8>) -> tensor<5x1x1x4x1xi8>
    return %0, %2 : tensor<?x?x?x?x?xi8>, tensor<5x1x1x4x1xi8>
  }
}

