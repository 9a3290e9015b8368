// Brings tosa.transpose_conv2d.
module {
  func.func @main(%arg0: tensor<3x3x1x4xf32>) -> (tensor<3x3x1x4xf32>, tensor<3x3x1x1xi32>) attributes {padlab.passes = "func.func(tosa-layerwise-constant-fold,tosa-make-broadcastable,tosa-layerwise-constant-fold,tosa-optional-decompositions,tosa-to-scf,tosa-to-linalg-named,tosa-to-linalg,canonicalize,tosa-to-arith{include-apply-rescale=true},tosa-to-tensor,canonicalize)", padlab.seed = 1714971912 : i64} {
    %0 = tosa.reciprocal %arg0 : (tensor<3x3x1x4xf32>) -> tensor<3x3x1x4xf32>
    %1 = tosa.cast %0 : (tensor<3x3x1x4xf32>) -> tensor<3x3x1x4xi8>
    %2 = "tosa.const"() <{values = dense<[[[[3, 2, 1, -2]], [[0, -3, 3, 2]]]]> : tensor<1x2x1x4xi8>}> : () -> tensor<1x2x1x4xi8>
    %3 = "tosa.const"() <{values = dense<-4> : tensor<1xi32>}> : () -> tensor<1xi32>
    %4 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %5 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %6 = tosa.transpose_conv2d %1, %2, %3, %4, %5 {acc_type = i32, out_pad = array<i64: 0, -1, 0, 0>, stride = array<i64: 1, 1>} : (tensor<3x3x1x4xi8>, tensor<1x2x1x4xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<3x3x1x1xi32>
    return %0, %6 : tensor<3x3x1x4xf32>, tensor<3x3x1x1xi32>
  }
}

