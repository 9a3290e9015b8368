// Brings linalg.matmul.
module {
  func.func @main(%arg0: tensor<3xi32>, %arg1: tensor<2x2xi32>, %arg2: tensor<5x5x1xi32>, %arg3: tensor<3x3xi32>, %arg4: tensor<?x1xi8> {padlab.extents = array<i64: 1>}, %arg5: tensor<?x1xi8> {padlab.extents = array<i64: 1>}) -> (tensor<3xf16>, tensor<?x1xi8>) attributes {padlab.passes = "func.func(tosa-layerwise-constant-fold,tosa-reduce-transposes,tosa-optional-decompositions,tosa-to-scf,tosa-to-linalg-named{prefer-conv2d-kernel-layout-hwcf=true},tosa-infer-shapes,tosa-to-tensor,tosa-to-linalg,tosa-to-arith{include-apply-rescale=true},tosa-to-tensor,cse)", padlab.seed = 3347317909 : i64} {
    %0 = tosa.cast %arg0 : (tensor<3xi32>) -> tensor<3xf16>
    %1 = linalg.matmul ins(%arg4, %arg4 : tensor<?x1xi8>, tensor<?x1xi8>) outs(%arg4 : tensor<?x1xi8>) -> tensor<?x1xi8>
    %2 = linalg.matmul ins(%arg5, %1 : tensor<?x1xi8>, tensor<?x1xi8>) outs(%1 : tensor<?x1xi8>) -> tensor<?x1xi8>
    return %0, %2 : tensor<3xf16>, tensor<?x1xi8>
  }
}

