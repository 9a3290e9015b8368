// Brings tosa.logical_or.
module {
  func.func @main(%arg0: tensor<5x5xi1>) -> tensor<5x5xi1> attributes {padlab.passes = "func.func(tosa-optional-decompositions,tosa-to-scf,tosa-to-linalg-named{prefer-conv2d-kernel-layout-hwcf=true},tosa-to-tensor,tosa-to-linalg,tosa-to-arith{include-apply-rescale=true},tosa-to-tensor,cse)", padlab.seed = 2334692155 : i64} {
    %0 = tosa.logical_or %arg0, %arg0 : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
    return %0 : tensor<5x5xi1>
  }
}

