// Brings tosa.bitwise_xor.
module {
  func.func @main(%arg0: tensor<2x1x4xf32>, %arg1: tensor<1xf32>, %arg2: tensor<?x1x?x?xi8> {padlab.extents = array<i64: 1, 1, 3>}) -> (tensor<1xf32>, tensor<?x1x?x?xi8>, tensor<?x1x?x?xi8>, tensor<1xf32>) attributes {padlab.passes = "func.func(tosa-reduce-transposes,tosa-optional-decompositions,tosa-to-scf,tosa-to-linalg-named,tosa-to-linalg,tosa-to-arith{include-apply-rescale=true},tosa-to-tensor,canonicalize)", padlab.seed = 496436396 : i64} {
    %0 = tosa.bitwise_xor %arg2, %arg2 : (tensor<?x1x?x?xi8>, tensor<?x1x?x?xi8>) -> tensor<?x1x?x?xi8>
    %1 = tosa.sub %arg1, %arg1 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    return %arg1, %0, %arg2, %1 : tensor<1xf32>, tensor<?x1x?x?xi8>, tensor<?x1x?x?xi8>, tensor<1xf32>
  }
}

