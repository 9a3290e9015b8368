// Brings linalg.batch_matmul.
module {
  func.func @main(%arg0: tensor<?x?x?xi32> {padlab.extents = array<i64: 1, 3, 1>}, %arg1: tensor<?x?x?x?xi32> {padlab.extents = array<i64: 1, 5, 1, 1>}, %arg2: tensor<?x?x?x?x?xi32> {padlab.extents = array<i64: 1, 1, 1, 4, 1>}, %arg3: tensor<1x1x3xi32>) -> (tensor<?x?x?x?xi32>, tensor<?x?x?x1x?xi32>, tensor<1x3x3xi32>) attributes {padlab.passes = "func.func(cse,tosa-reduce-transposes,tosa-reduce-transposes,tosa-optional-decompositions,tosa-to-scf,tosa-to-linalg-named,tosa-reduce-transposes,tosa-to-linalg,canonicalize,tosa-to-arith{include-apply-rescale=true use-32-bit=true},tosa-to-tensor,canonicalize)", padlab.seed = 283298121 : i64} {
    %0 = "tosa.const"() <{values = dense<[[[[28]], [[20]], [[9]], [[2]], [[6]]]]> : tensor<1x5x1x1xi32>}> : () -> tensor<1x5x1x1xi32>
    %1 = tosa.arithmetic_right_shift %arg1, %0 {round = false} : (tensor<?x?x?x?xi32>, tensor<1x5x1x1xi32>) -> tensor<?x?x?x?xi32>
    %2 = tosa.reduce_max %arg2 {axis = 3 : i32} : (tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x1x?xi32>
    %cst = arith.constant dense<[[[2147483647, 100, -1], [5, -1, -2147483648], [-2147483648, 5, 1]]]> : tensor<1x3x3xi32>
    %3 = linalg.batch_matmul ins(%arg0, %arg3 : tensor<?x?x?xi32>, tensor<1x1x3xi32>) outs(%cst : tensor<1x3x3xi32>) -> tensor<1x3x3xi32>
    return %1, %2, %3 : tensor<?x?x?x?xi32>, tensor<?x?x?x1x?xi32>, tensor<1x3x3xi32>
  }
}

