// Brings tosa.add, tosa.bitwise_and, tosa.scatter.
module {
  func.func @main(%arg0: tensor<4x2x1x3xi32>, %arg1: tensor<1x1x5x2xbf16>) -> (tensor<4x2x1x3xi32>, tensor<1x5x2xi32>, tensor<1x5x2x1xbf16>, tensor<1x1x2x5xbf16>, tensor<1x1x5x2xbf16>, tensor<1x5x2xi32>) attributes {padlab.passes = "func.func(tosa-optional-decompositions,tosa-to-scf,tosa-to-linalg-named,tosa-to-linalg,tosa-to-arith{include-apply-rescale=true use-32-bit=true},tosa-to-tensor,cse)", padlab.seed = 2100310120 : i64} {
    %0 = tosa.reduce_min %arg0 {axis = 2 : i32} : (tensor<4x2x1x3xi32>) -> tensor<4x2x1x3xi32>
    %1 = tosa.argmax %arg1 {axis = 0 : i32} : (tensor<1x1x5x2xbf16>) -> tensor<1x5x2xi32>
    %2 = tosa.bitwise_and %1, %1 : (tensor<1x5x2xi32>, tensor<1x5x2xi32>) -> tensor<1x5x2xi32>
    %3 = tosa.transpose %arg1 {perms = array<i32: 0, 2, 3, 1>} : (tensor<1x1x5x2xbf16>) -> tensor<1x5x2x1xbf16>
    %4 = tosa.transpose %arg1 {perms = array<i32: 1, 0, 3, 2>} : (tensor<1x1x5x2xbf16>) -> tensor<1x1x2x5xbf16>
    %5 = tosa.add %arg1, %arg1 : (tensor<1x1x5x2xbf16>, tensor<1x1x5x2xbf16>) -> tensor<1x1x5x2xbf16>
    %6 = "tosa.const"() <{values = dense<[[4, 1, 3, 2, 0]]> : tensor<1x5xi32>}> : () -> tensor<1x5xi32>
    %7 = tosa.scatter %2, %6, %2 : (tensor<1x5x2xi32>, tensor<1x5xi32>, tensor<1x5x2xi32>) -> tensor<1x5x2xi32>
    return %0, %2, %3, %4, %5, %7 : tensor<4x2x1x3xi32>, tensor<1x5x2xi32>, tensor<1x5x2x1xbf16>, tensor<1x1x2x5xbf16>, tensor<1x1x5x2xbf16>, tensor<1x5x2xi32>
  }
}

