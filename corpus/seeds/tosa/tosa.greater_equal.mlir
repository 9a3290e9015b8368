// Brings tosa.greater_equal.
module {
  func.func @main(%arg0: tensor<5xi32>, %arg1: tensor<1xf16>) -> tensor<5xi1> attributes {padlab.passes = "func.func(tosa-optional-decompositions,tosa-to-scf,tosa-to-linalg-named{prefer-conv2d-kernel-layout-hwcf=true},tosa-to-linalg,canonicalize,tosa-to-arith{include-apply-rescale=true use-32-bit=true},tosa-to-tensor,cse)", padlab.seed = 1994459090 : i64} {
    %0 = tosa.greater_equal %arg0, %arg0 : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    return %0 : tensor<5xi1>
  }
}

