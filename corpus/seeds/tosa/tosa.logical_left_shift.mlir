// Brings tosa.logical_left_shift.
module {
  func.func @main(%arg0: tensor<3x1xi8>) -> tensor<?x?xi8> attributes {padlab.passes = "func.func(tosa-optional-decompositions,tosa-to-scf,tosa-to-linalg-named{prefer-conv2d-kernel-layout-hwcf=true},tosa-to-tensor,tosa-to-linalg,tosa-to-arith{include-apply-rescale=true use-32-bit=true},tosa-to-tensor,cse)", padlab.seed = 2882429954 : i64} {
    %0 = "tosa.const"() <{values = dense<[[6], [3], [4]]> : tensor<3x1xi8>}> : () -> tensor<3x1xi8>
    %1 = tosa.logical_left_shift %arg0, %0 : (tensor<3x1xi8>, tensor<3x1xi8>) -> tensor<?x?xi8>
    return %1 : tensor<?x?xi8>
  }
}

