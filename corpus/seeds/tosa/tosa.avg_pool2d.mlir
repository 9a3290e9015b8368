// Brings tosa.avg_pool2d.
module {
  func.func @main(%arg0: tensor<2x2x5x1xi8>) -> tensor<2x2x3x1xi8> attributes {padlab.passes = "func.func(tosa-infer-shapes,tosa-reduce-transposes,canonicalize,tosa-optional-decompositions,tosa-to-scf,tosa-to-linalg-named{prefer-conv2d-kernel-layout-hwcf=true},tosa-to-linalg,canonicalize,tosa-to-arith{include-apply-rescale=true use-32-bit=true},tosa-to-tensor,cse)", padlab.seed = 2666510046 : i64} {
    %0 = "tosa.const"() <{values = dense<84> : tensor<1xi8>}> : () -> tensor<1xi8>
    %1 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %2 = tosa.avg_pool2d %arg0, %0, %1 {acc_type = i32, kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 2>} : (tensor<2x2x5x1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x2x3x1xi8>
    return %2 : tensor<2x2x3x1xi8>
  }
}

