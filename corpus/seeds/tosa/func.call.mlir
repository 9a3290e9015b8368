// Brings func.call, tosa.matmul.
module {
  func.func @main(%arg0: tensor<1x3x2xi8>) -> tensor<1x3x1xi32> attributes {padlab.passes = "func.func(canonicalize,tosa-optional-decompositions,tosa-to-scf,tosa-to-linalg-named,tosa-to-linalg,tosa-to-arith{include-apply-rescale=true use-32-bit=true},tosa-to-tensor,canonicalize)", padlab.seed = 1164681274 : i64} {
    %0 = call @callee_0(%arg0) : (tensor<1x3x2xi8>) -> tensor<1x3x1xi32>
    return %0 : tensor<1x3x1xi32>
  }
  func.func private @callee_0(%arg0: tensor<1x3x2xi8>) -> tensor<1x3x1xi32> {
    %0 = "tosa.const"() <{values = dense<[[[1], [2]]]> : tensor<1x2x1xi8>}> : () -> tensor<1x2x1xi8>
    %1 = "tosa.const"() <{values = dense<66> : tensor<1xi8>}> : () -> tensor<1xi8>
    %2 = "tosa.const"() <{values = dense<78> : tensor<1xi8>}> : () -> tensor<1xi8>
    %3 = tosa.matmul %arg0, %0, %1, %2 : (tensor<1x3x2xi8>, tensor<1x2x1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x3x1xi32>
    return %3 : tensor<1x3x1xi32>
  }
}

