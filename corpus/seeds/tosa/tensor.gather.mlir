// Brings tensor.gather.
module {
  func.func @main(%arg0: tensor<?x?xf32> {padlab.extents = array<i64: 2, 1>}, %arg1: tensor<?x?x?x?x?xf32> {padlab.extents = array<i64: 4, 4, 1, 1, 2>}, %arg2: tensor<?x?x4xf16> {padlab.extents = array<i64: 1, 2>}) -> (tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf16>, tensor<?x?x1x1x4xf16>) attributes {padlab.passes = "func.func(tosa-optional-decompositions,tosa-to-scf,tosa-to-linalg-named{prefer-conv2d-kernel-layout-hwcf=true},tosa-to-linalg,tosa-to-arith{include-apply-rescale=true},tosa-to-tensor,canonicalize)", padlab.seed = 1961528393 : i64} {
    %0 = tosa.clamp %arg1 {max_val = 3.000000e+00 : f32, min_val = -8.000000e+00 : f32} : (tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
    %cst = arith.constant dense<[[[0, 1]], [[0, 0]], [[0, 1]]]> : tensor<3x1x2xi9>
    %cast = tensor.cast %cst : tensor<3x1x2xi9> to tensor<?x?x2xi9>
    %gather = tensor.gather %arg2[%cast] gather_dims([0, 1]) : (tensor<?x?x4xf16>, tensor<?x?x2xi9>) -> tensor<?x?x1x1x4xf16>
    %1 = tosa.cast %arg1 : (tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf16>
    return %0, %1, %gather : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf16>, tensor<?x?x1x1x4xf16>
  }
}

