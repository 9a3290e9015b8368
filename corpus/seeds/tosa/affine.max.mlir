// Brings affine.max.
#map = affine_map<(d0) -> (d0 * 3 + 3, 3)>
module {
  func.func @main(%arg0: tensor<1x5x?x2xf32> {padlab.extents = array<i64: 1>}) -> (tensor<1x5x?x2xf32>, index) attributes {padlab.passes = "func.func(tosa-layerwise-constant-fold{aggressive-reduce-constant=true},tosa-optional-decompositions,tosa-reduce-transposes,tosa-optional-decompositions,tosa-optional-decompositions,tosa-to-scf,tosa-to-linalg-named{prefer-conv2d-kernel-layout-hwcf=true},tosa-to-linalg,tosa-to-arith{include-apply-rescale=true},tosa-to-tensor,canonicalize)", padlab.seed = 1684972470 : i64} {
    %0 = tosa.identity %arg0 : (tensor<1x5x?x2xf32>) -> tensor<1x5x?x2xf32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %0, %c0 : tensor<1x5x?x2xf32>
    %1 = affine.max #map(%dim)
    return %0, %1 : tensor<1x5x?x2xf32>, index
  }
}

